import type { TalentRecord } from '@talaash/domain/talent-record/schema';
import type { ReactNode } from 'react';
import css from './record-panel.module.css';

export interface RecordPart {
  talentId: string;
  record: TalentRecord;
  /** Whether the viewer may change it. */
  mayWrite: boolean;
}

/** A line of the panel: label left, values right. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={css['fact']}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
