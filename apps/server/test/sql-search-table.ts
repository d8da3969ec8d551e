import { FIELD_IMPACT, NEARNESS } from '@talaash/talent-index/words/field';

/** Prefixes up to this length have their own postings, because nearly every talent has a word with such a prefix. */
export const KEPT_BEGINNING_MAX = 1;

/** The schema and the functions that look up a word. They stay when the tables are refilled. */
export const FUNCTIONS = `
-- The tables that the functions read are made later.
set check_function_bodies = off;
create extension if not exists fuzzystrmatch;
create schema sql_search;

-- Which letters occur: enough to pass over most words that are too far away.
create function sql_search.letters_of(word text) returns bit(32) language sql immutable parallel safe return (
  select bit_or((1 << (ascii(letter) % 32))::bit(32)) from unnest(string_to_array(word, null)) as letter);

-- Damerau-Levenshtein in full, with edits between what is swapped: from the whole of one word to every beginning of another.
create function sql_search.edit_distances(one text, other text) returns int[]
language plpgsql immutable parallel safe cost 100000 as $$
declare
  a text[] := string_to_array(one, null);
  b text[] := string_to_array(other, null);
  distances int[] := array_fill(length(one) + length(other), array[length(one) + 2, length(other) + 2], array[-1, -1]);
  -- Where each letter of b was last met in a, and the current letter of a in b.
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

-- The words whose first letter is right, or swapped with the second, at one edit up to the given number.
-- A swap is two edits to levenshtein, which is quick: each one leaves an edit less for other letters.
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

-- The words outside prose of which some beginning is at most so many edits away.
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

-- A guest's question does not see the words of names.
create function sql_search.open_kinds(redacted boolean) returns text[] language sql immutable parallel safe
return case when redacted then array['open'] else array['open', 'name'] end;

-- The words that a word of a question stands for, how near each is, from which impact on it counts, and how many have it.
-- Loops are for single rows here, and too risky where talent are counted.
create function sql_search.find_word(
  terms text[], nearnesses int[], prefix text, misspelt text, edits int, redacted boolean, known_min float8)
returns table (word int, nearness int, impact_min int, talents int)
language plpgsql stable set enable_nestloop = on as $$
#variable_conflict use_column
declare
  own int[];
  is_known boolean := false;
  is_found boolean := false;
begin
  select array_agg(w.id), coalesce(max(w.talents) >= known_min, false)
  into own, is_known
  from unnest(terms, nearnesses) as meant (term, nearness)
  join sql_search.words as w on w.word = meant.term and w.kind = any (sql_search.open_kinds(redacted))
  where meant.nearness >= ${NEARNESS.plural};
  if not is_known and cardinality(own) > 1 then
    select count(distinct p.talent) >= known_min into is_known from sql_search.postings as p where p.word = any (own);
  end if;

  return query
  select w.id, meant.nearness, 1, w.talents
  from unnest(terms, nearnesses) as meant (term, nearness)
  join sql_search.words as w on w.word = meant.term and w.kind = any (sql_search.open_kinds(redacted));
  is_found := found;

  if length(prefix) <= ${KEPT_BEGINNING_MAX} then
    return query
    select w.id, ${NEARNESS.prefix}, 1, w.talents from sql_search.words as w
    where w.word = prefix
      and w.kind = any (case when redacted then array['openBeginning'] else array['openBeginning', 'nameBeginning'] end);
    is_found := is_found or found;
  elsif prefix is not null then
    return query
    select w.id, ${NEARNESS.prefix}, 1, w.talents from sql_search.words as w
    where w.word >= prefix and w.word < prefix || chr(1114111) and w.kind = any (sql_search.open_kinds(redacted));
    is_found := is_found or found;
  end if;

  if misspelt is null or is_known then return; end if;
  foreach impact_min in array array[${FIELD_IMPACT.jobCategory}, 1] loop
    return query
    select near.word_id, case near.distance when 1 then ${NEARNESS.oneEdit} else ${NEARNESS.twoEdits} end, impact_min, near.talents
    from sql_search.misspellings(misspelt, edits, redacted, impact_min) as near;
    is_found := is_found or found;
    exit when is_found;
  end loop;
  if is_found or prefix is null then return; end if;
  return query
  select near.word_id, ${NEARNESS.twoEdits}, ${FIELD_IMPACT.jobCategory}, near.talents
  from sql_search.misspelt_beginnings(misspelt, edits, redacted, ${FIELD_IMPACT.jobCategory}) as near;
end $$;
`;

/** The tables. They are unlogged, because every fill recreates them. */
export const TABLES = `
drop table if exists sql_search.talents, sql_search.words, sql_search.postings, sql_search.skills, sql_search.labels;
create unlogged table sql_search.talents (
  id int, talent_id text collate "C", updated_at_ms bigint, experience_in_years float8, expected_salary_in_lpa_inr float8,
  skills int[], labels int[]);
create unlogged table sql_search.words (
  id int, word text collate "C", kind text, talents int, impact int,
  initial text collate "C" generated always as (left(word, 1)) stored,
  length int generated always as (length(word)) stored,
  letters bit(32) generated always as (sql_search.letters_of(word)) stored);
create unlogged table sql_search.postings (word int, talent int, impact smallint);
create unlogged table sql_search.skills (id int, key text collate "C", label text collate "C");
create unlogged table sql_search.labels (id int, skill int, label text collate "C");
`;

/** Each skill gets its most common label. */
export const LABEL_SKILLS = `
with used as (select unnest(labels) as id, count(*) as talents from sql_search.talents group by 1),
  best as (
    select distinct on (skill) skill, label from sql_search.labels join used using (id)
    order by skill, talents desc, label)
update sql_search.skills set label = best.label from best where best.skill = skills.id
`;

export const INDEXES = `
create index on sql_search.postings (word, talent) include (impact);
create unique index on sql_search.talents (id);
create index on sql_search.talents (experience_in_years);
create index on sql_search.talents (expected_salary_in_lpa_inr);
create index on sql_search.talents using gin (skills);
create index on sql_search.words (word);
create index on sql_search.words (initial, length);
create unique index on sql_search.skills (key);
create unique index on sql_search.skills (id);
alter table sql_search.postings alter word set statistics 1000, alter talent set statistics 1000;
`;
