import { FIELD_IMPACT, NEARNESS } from '@talaash/question/field';

/** Prefixes up to this length have their own postings, because nearly every talent has a word with them. */
export const STORED_PREFIX_LENGTH_MAX = 1;

/** A word that several share is a misspelling when this many times as many have the right one. */
const MISSPELLING_RATIO = 20;

/** Created once, not with every fill: the schema, and the functions that look up a question word. */
export const FUNCTIONS = `
-- The functions read tables that are created later.
set check_function_bodies = off;
create extension if not exists fuzzystrmatch;
create schema sql_search;

-- Which letters occur: enough to rule out most words that are too many edits away.
create function sql_search.letters_of(word text) returns bit(32) language sql immutable parallel safe return (
  select bit_or((1 << (ascii(letter) % 32))::bit(32)) from unnest(string_to_array(word, null)) as letter);

-- The unrestricted Damerau-Levenshtein distance, from all of one word to every prefix of another.
create function sql_search.edit_distances(one text, other text) returns int[]
language plpgsql immutable parallel safe cost 100000 as $$
declare
  a text[] := string_to_array(one, null);
  b text[] := string_to_array(other, null);
  distances int[] := array_fill(length(one) + length(other), array[length(one) + 2, length(other) + 2], array[-1, -1]);
  -- The last row where a has each letter of b, and the last column where b has the current letter of a.
  met_rows int[] := array_fill(0, array[length(other)]);
  met_row int;
  met_column int;
  is_same boolean;
begin
  for i in 0..length(one) loop distances[i][0] := i; end loop;
  for j in 0..length(other) loop distances[0][j] := j; end loop;
  for i in 1..length(one) loop
    met_column := 0;
    for j in 1..length(other) loop
      is_same := a[i] = b[j];
      met_row := met_rows[j];
      distances[i][j] := least(
        distances[i - 1][j] + 1,
        distances[i][j - 1] + 1,
        distances[i - 1][j - 1] + (not is_same)::int,
        distances[met_row - 1][met_column - 1] + (i - met_row - 1) + 1 + (j - met_column - 1));
      if is_same then
        met_column := j;
        met_rows[j] := i;
      end if;
    end loop;
  end loop;
  return array(select distances[length(one)][j] from generate_series(0, length(other)) as j order by j);
end $$;

-- The words from 1 up to the given number of edits away whose first letter is right, or swapped with the second.
-- The quick levenshtein counts a swap as two edits, so it only rules out candidates. Each swap that it counts so leaves
-- one edit less for other letters.
create function sql_search.misspellings(misspelt text, edits int, redacted boolean, impact_min int)
returns table (word_id int, distance int, talents int) language sql stable as $$
  with near as materialized (
    select id, word, letters, talents, levenshtein_less_equal(misspelt, word, 2 * edits) as plain_distance
    from sql_search.words
    where (initial = left(misspelt, 1) or (initial = substr(misspelt, 2, 1) and left(word, 2) = reverse(left(misspelt, 2))))
      and length between length(misspelt) - edits and length(misspelt) + edits
      and bit_count(letters # sql_search.letters_of(misspelt)) <= 2 * edits
      and kind = any (sql_search.open_kinds(redacted))
      and impact >= impact_min
  ), measured as materialized (
    select id, (sql_search.edit_distances(misspelt, word))[length(word) + 1] as distance, talents
    from near
    where plain_distance between 1 and 2 * edits
      and bit_count(letters # sql_search.letters_of(misspelt)) <= 2 * least(edits, 2 * edits - plain_distance)
  )
  select id, distance, talents from measured where distance between 1 and edits
$$;

-- The words from a minimal impact on with a prefix at most so many edits away.
create function sql_search.misspelt_beginnings(misspelt text, edits int, redacted boolean, impact_min int)
returns table (word_id int, talents int) language sql stable as $$
  with near as materialized (
    select id, word, talents
    from sql_search.words
    where (initial = left(misspelt, 1) or (initial = substr(misspelt, 2, 1) and left(word, 2) = reverse(left(misspelt, 2))))
      and length >= length(misspelt) - edits
      and bit_count(sql_search.letters_of(misspelt) & ~letters) <= edits
      and kind = any (sql_search.open_kinds(redacted))
      and impact >= impact_min
  ), nearer as materialized (
    select id, word, talents
    from near
    where exists (
      select from generate_series(length(misspelt) - edits, length(misspelt) + edits) as length
      where levenshtein_less_equal(misspelt, left(word, length), 2 * edits) <= 2 * edits)
  )
  select id, talents from nearer
  where edits >= (
    select min(distance)
    from unnest(sql_search.edit_distances(misspelt, left(word, length(misspelt) + edits))) as distance)
$$;

-- A guest's question does not search the words of names.
create function sql_search.open_kinds(redacted boolean) returns text[] language sql immutable parallel safe
return case when redacted then array['open'] else array['open', 'name'] end;

-- How many talents have any of some words.
create function sql_search.count_talents(asked text[], redacted boolean) returns bigint
language sql stable set enable_nestloop = on as $$
  select count(distinct talent) from sql_search.postings
  where word = any (array(
    select id from sql_search.words where word = any (asked) and kind = any (sql_search.open_kinds(redacted))))
$$;

-- Whether enough talents have a word for it to be spelt right, unless many more have the correct word.
create function sql_search.is_known(own text[], correct text, redacted boolean, known_min float8) returns boolean
language plpgsql stable as $$
declare
  own_talents bigint := sql_search.count_talents(own, redacted);
begin
  if own_talents < known_min then return false; end if;
  return correct is null
    or sql_search.count_talents(array[correct], redacted) < own_talents * ${MISSPELLING_RATIO};
end $$;

-- The commonest of the other spellings of a word.
create function sql_search.correction_of(misspelt text, edits int, redacted boolean) returns text language sql stable
set enable_nestloop = on as $$
  select words.word from sql_search.misspellings(misspelt, edits, redacted, 1) as near
  join sql_search.words on words.id = near.word_id join sql_search.postings on postings.word = words.id
  group by words.word order by count(distinct talent) desc, words.word limit 1
$$;

-- The words that a question word matches: their nearness, the impact from which on they count, and the stage that found them.
-- 0: as typed. 1, 2: as misspelt, outside prose and anywhere. 3: as misspelt beginnings.
-- Nested loops are allowed here, where they join few rows; where talents are counted they are too risky.
create function sql_search.find_word(
  terms text[], nearnesses int[], prefix text, misspelt text, edits int, redacted boolean)
returns table (word int, nearness int, impact_min int, stage int)
language plpgsql stable set enable_nestloop = on as $$
#variable_conflict use_column
declare
  is_found boolean := false;
  least_impact int;
begin
  return query
  select w.id, meant.nearness, 1, 0
  from unnest(terms, nearnesses) as meant (term, nearness)
  join sql_search.words as w on w.word = meant.term and w.kind = any (sql_search.open_kinds(redacted));
  is_found := found;

  if length(prefix) <= ${STORED_PREFIX_LENGTH_MAX} then
    return query
    select w.id, ${NEARNESS.prefix}, 1, 0 from sql_search.words as w
    where w.word = prefix
      and w.kind = any (case when redacted then array['openBeginning'] else array['openBeginning', 'nameBeginning'] end);
    is_found := is_found or found;
  elsif prefix is not null then
    return query
    select w.id, ${NEARNESS.prefix}, 1, 0 from sql_search.words as w
    where w.word >= prefix and w.word < prefix || chr(1114111) and w.kind = any (sql_search.open_kinds(redacted));
    is_found := is_found or found;
  end if;

  if misspelt is null then return; end if;
  foreach least_impact in array array[${FIELD_IMPACT.jobCategory}, 1] loop
    return query
    select near.word_id, case near.distance when 1 then ${NEARNESS.oneEdit} else ${NEARNESS.twoEdits} end, least_impact,
      case least_impact when 1 then 2 else 1 end
    from sql_search.misspellings(misspelt, edits, redacted, least_impact) as near;
    is_found := is_found or found;
    exit when is_found;
  end loop;
  if is_found or prefix is null then return; end if;
  return query
  select near.word_id, ${NEARNESS.twoEdits}, ${FIELD_IMPACT.jobCategory}, 3
  from sql_search.misspelt_beginnings(misspelt, edits, redacted, ${FIELD_IMPACT.jobCategory}) as near;
end $$;
`;

/**
 * Unlogged, because they are refilled each time. A name is one thing that people write in several ways, its labels. Of a
 * talent, `labels` are the first label of each name that is counted, `written` all that conditions and phrases look for.
 */
export const TABLES = `
drop table if exists sql_search.talents, sql_search.words, sql_search.postings, sql_search.names, sql_search.labels;
create unlogged table sql_search.talents (
  id int, talent_id text collate "C", updated_at_ms bigint, experience_in_years float8, expected_salary_in_lpa_inr float8,
  notice_period_in_weeks float8, can_work_from_home boolean, is_currently_employed boolean, has_resume boolean,
  is_serving_notice boolean,
  english_fluency text collate "C", category text collate "C", open_to_work_status text collate "C",
  latitude float8, longitude float8, level int, leads boolean,
  skills int[], skill_months int[], cities int[], states int[], degrees int[], employers int[], labels int[], written int[]);
create unlogged table sql_search.words (
  id int, word text collate "C", kind text, talents int, impact int,
  initial text collate "C" generated always as (left(word, 1)) stored,
  length int generated always as (length(word)) stored,
  letters bit(32) generated always as (sql_search.letters_of(word)) stored);
create unlogged table sql_search.postings (word int, talent int, impact smallint);
create unlogged table sql_search.names (id int, kind text, key text collate "C", label text collate "C");
create unlogged table sql_search.labels (
  id int, name int, kind text, key text collate "C", label text collate "C", parts text collate "C");
`;

/** A name is shown as most talents write it. */
export const LABEL_NAMES = `
with used as (select unnest(labels) as id, count(*) as talents from sql_search.talents group by 1),
  best as (
    select distinct on (name) name, label from sql_search.labels join used using (id)
    order by name, talents desc, label)
update sql_search.names set label = best.label from best where best.name = names.id
`;

export const INDEXES = `
create index on sql_search.postings (word, talent) include (impact);
create unique index on sql_search.talents (id);
create index on sql_search.talents (experience_in_years);
create index on sql_search.talents (expected_salary_in_lpa_inr);
create index on sql_search.talents using gin (skills);
create index on sql_search.talents using gin (written);
create index on sql_search.words (word);
create index on sql_search.words (initial, length);
create unique index on sql_search.names (kind, key);
create unique index on sql_search.names (id);
create index on sql_search.labels (kind, key);
alter table sql_search.postings alter word set statistics 1000, alter talent set statistics 1000;
`;
