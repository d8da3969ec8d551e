import { IconMinus } from '../../ui/icon/minus.ts';
import { countOf } from '@talaash/domain/base/count';
import type { FoundFact } from '@talaash/domain/talent-match/schema';
import { foundFactWords, MATCH_SENTENCES } from '@talaash/domain/talent-match/words';
import { formatNumber } from '../../lib/format.ts';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { Link } from '../../ui/press/link.tsx';
import { Match } from '../../ui/show/badge.tsx';
import { Section } from '../../ui/show/section.tsx';
import { useWhyFound } from './talent-match.ts';
import css from './why-found.module.css';

/** The talent's strengths and gaps in the job posts that found them. Empty if there are none. */
export function WhyFound() {
  const why = useWhyFound();
  if (why.data === undefined)
    return why.isError ? <QueryFailure title={MATCH_SENTENCES.whyFoundFailed} queries={[why]} /> : null;
  const { postsCount, reasons, gaps, invitations } = why.data;
  if (postsCount === 0) return null;
  return (
    <Section title="Why companies find you" note={`for ${countOf(postsCount, 'job post')}`}>
      <ul className={css['facts']} aria-label="Most often">
        {[...reasons, ...gaps].map((found) => (
          <Fact key={`${found.outcome} ${found.fact}`} found={found} />
        ))}
      </ul>
      {invitations.length > 0 ? (
        <ul className={css['posts']} aria-label="By job post">
          {invitations.map((post) => (
            <li key={post.threadId}>
              <p>
                Found for{' '}
                <Link to="/talent/messages" search={{ thread: post.threadId }}>
                  {post.jobPostTitle}
                </Link>
                {post.reasons.length > 0 ? `: ${post.reasons.join(', ')}` : null}
              </p>
              {post.gaps.length > 0 ? (
                <p className={css['missing']}>
                  <IconMinus aria-hidden />
                  {post.gaps.join('; ')}
                </p>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
}

function Fact({ found }: { found: FoundFact }) {
  const isSkill = found.criterion === 'mustSkill' || found.criterion === 'niceSkill';
  return (
    <li>
      {isSkill && found.outcome === 'evidence' ? <Match>{found.fact}</Match> : <span>{found.fact}</span>}{' '}
      <small>{foundFactWords(found)}</small> <b>{formatNumber(found.count)}</b>
    </li>
  );
}
