import { MESSAGE_SEARCH_LENGTH } from '@talaash/domain/message-search/limit';
import type { FoundMessage } from '@talaash/domain/message-search/schema';
import { MESSAGE_SEARCH_SENTENCES } from '@talaash/domain/message-search/words';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { byCursor } from '../../lib/by-cursor.ts';
import { LoadMore, moreOf } from '../../lib/load-more.tsx';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { ThreadTime } from '../../lib/thread-time.tsx';
import { useDebouncedCallback } from '../../ui/base/use-debounced-callback.ts';
import { PathLink } from '../../ui/press/path-link.tsx';
import { Marked } from '../../ui/show/badge.tsx';
import { TextSkeleton } from '../../ui/show/skeleton.tsx';
import css from './message-search.module.css';

/** The pause in typing before the messages are searched. */
const pauseMs = 250;

interface MessageSearchProps {
  text: string;
  /** The path of the page on which a message opens. */
  path: string;
  /** The other filters in the address, which opening a message keeps. */
  search: Record<string, unknown>;
}

/** The messages that contain the typed words, below the conversations whose names do. Nothing for a short text. */
export function MessageSearch({ text, ...rest }: MessageSearchProps) {
  const wanted = text.trim().slice(0, MESSAGE_SEARCH_LENGTH.max);
  const [asked, setAsked] = useState(wanted);
  const askLater = useDebouncedCallback(setAsked, pauseMs);
  const [seen, setSeen] = useState(wanted);
  if (seen !== wanted) {
    setSeen(wanted);
    askLater(wanted);
  }
  return asked.length < MESSAGE_SEARCH_LENGTH.min || wanted.length < MESSAGE_SEARCH_LENGTH.min ? null : (
    <Results text={asked} {...rest} />
  );
}

function Results({ text, path, search }: MessageSearchProps) {
  const query = useInfiniteQuery(
    api.message.search.infiniteOptions({
      input: (cursor: string | null) => ({ text, cursor }),
      ...byCursor,
    }),
  );
  const found = query.data?.pages.flatMap(({ messages }) => messages);
  return (
    <section className={css['results']} aria-label={MESSAGE_SEARCH_SENTENCES.heading}>
      <h2 className={css['heading']}>{MESSAGE_SEARCH_SENTENCES.heading}</h2>
      {query.isPending ? <TextSkeleton text={MESSAGE_SEARCH_SENTENCES.searching} lines={3} /> : null}
      {query.isError && !found ? (
        <QueryFailure
          title={MESSAGE_SEARCH_SENTENCES.failed}
          queries={[query]}
          loading={MESSAGE_SEARCH_SENTENCES.searching}
        />
      ) : null}
      {found?.length === 0 ? <p className={css['none']}>{MESSAGE_SEARCH_SENTENCES.none}</p> : null}
      <ul className={css['list']}>
        {found?.map((message) => (
          <li key={message.key.messageId}>
            <FoundRow message={message} path={path} search={search} />
          </li>
        ))}
      </ul>
      <LoadMore {...moreOf(query)} className={css['more']} />
    </section>
  );
}

function FoundRow({ message, path, search }: Omit<MessageSearchProps, 'text'> & { message: FoundMessage }) {
  const { key, name, isOwn, excerpt, createdIsoDateTimeUtc } = message;
  return (
    <PathLink
      to={path}
      search={{ ...search, thread: key.threadId, message: key.messageId }}
      className={css['row']}
    >
      <span className={css['line']}>
        <span className={css['name']} title={name}>
          {name}
        </span>
        <span className={css['time']}>
          <ThreadTime at={createdIsoDateTimeUtc} />
        </span>
      </span>
      <span className={css['excerpt']}>
        {isOwn ? MESSAGE_SEARCH_SENTENCES.own : null}
        {excerpt.map(({ text, isMatch }, at) =>
          // Pieces have no id; a new search replaces them all.
          isMatch ? <Marked key={`${at} ${text}`}>{text}</Marked> : <span key={`${at} ${text}`}>{text}</span>,
        )}
      </span>
    </PathLink>
  );
}
