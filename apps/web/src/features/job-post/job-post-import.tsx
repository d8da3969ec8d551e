import { JOB_POST_COLUMN_NAMES } from '@talaash/domain/job-post/import-column';
import { JOB_POST_COLUMNS, JOB_POST_CSV_EXAMPLE } from '@talaash/domain/job-post/import-help';
import {
  IMPORTED_ROW_LABELS,
  JOB_POST_IMPORT_SENTENCES as SENTENCES,
} from '@talaash/domain/job-post/import-words';
import { JOB_POST_IMPORT_MAX } from '@talaash/domain/job-post/limit';
import type { ImportedRow } from '@talaash/domain/job-post/schema';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { downloadFile } from '../../lib/file-address.ts';
import { useRecordForm } from '../../lib/form.ts';
import { FormFailure, RestoredDraft } from '../../lib/form-foot.tsx';
import { lateSchema } from '../../lib/late-schema.ts';
import { queryClient } from '../../lib/query-client.ts';
import { showCallFailure } from '../../parts/refusal.ts';
import { FileButton } from '../../ui/field/file-button.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { Button } from '../../ui/press/button.tsx';
import { Badge } from '../../ui/show/badge.tsx';
import { DefinitionList, Section } from '../../ui/show/section.tsx';
import { Banner } from '../../ui/show/state.tsx';
import { type Column, Table } from '../../ui/show/table.tsx';
import css from './job-post-import.module.css';

const SCHEMA = lateSchema(async () => (await import('@talaash/domain/job-post/schema')).JobPostCsv);

type Preview = { csv: string; rows: ImportedRow[] };

/** Imports the job posts of a file, after the result of each row was shown. The text stays in the form until it is imported. */
export function JobPostImport({ onImported }: { onImported: () => Promise<void> | void }) {
  const [preview, setPreview] = useState<Preview>();
  const [fileProblem, setFileProblem] = useState<string>();
  const form = useRecordForm({
    schema: SCHEMA,
    areAllRequired: true,
    start: { csv: '' },
    draft: 'job-post-import',
    failedSentence: SENTENCES.failed,
    save: async ({ csv }) => {
      const { rows } = await api.jobPost.import.call({ csv });
      toast.success(SENTENCES.imported(countNew(rows)));
      void queryClient.invalidateQueries({ queryKey: api.jobPost.key() });
      return onImported;
    },
  });
  const { csv } = form.values;
  const checking = useMutation({
    mutationFn: async (asked: string) => ({
      csv: asked,
      ...(await api.jobPost.previewImport.call({ csv: asked })),
    }),
    onSuccess: setPreview,
    onError: (error) => showCallFailure(error, SENTENCES.failed),
  });
  const rows = preview?.csv === csv ? preview.rows : undefined;

  async function take(file: File | undefined) {
    if (!file) return;
    setFileProblem(undefined);
    const text = await file.text().catch(() => undefined);
    if (text === undefined) setFileProblem(SENTENCES.notRead);
    else if (text.length > JOB_POST_IMPORT_MAX.characters) setFileProblem(SENTENCES.fileTooLarge);
    else {
      form.setValue('csv', text);
      checking.mutate(text);
    }
  }

  return (
    <form {...form.props} className={css['form']}>
      <RestoredDraft form={form} />
      <div className={css['buttons']}>
        <FileButton
          aria={{ id: 'job-post-file', 'aria-describedby': undefined, 'aria-invalid': undefined }}
          accept=".csv,text/csv"
          label="Choose a CSV file"
          onFiles={(files) => void take(files[0])}
        />
        <Button onClick={() => downloadFile(new Blob(['\ufeff', JOB_POST_CSV_EXAMPLE]), 'Job posts.csv')}>
          Download an example
        </Button>
      </div>
      <TextArea
        label="Content of the file"
        hint="or paste it here"
        rows={8}
        spellCheck={false}
        className={css['csv']}
        {...form.field('csv')}
        error={fileProblem ?? form.field('csv').error}
      />
      <Columns />
      <FormFailure form={form} />
      <div className={css['buttons']}>
        <Button
          tone={rows ? 'default' : 'primary'}
          loading={checking.isPending}
          disabled={csv.trim() === '' ? 'Choose a file, or paste its content.' : false}
          onClick={() => checking.mutate(csv)}
        >
          Check
        </Button>
        {rows ? <ImportButton rows={rows} isSaving={form.isSaving} /> : null}
      </div>
      {rows ? <Result rows={rows} /> : null}
    </form>
  );
}

const countOfState = (rows: readonly ImportedRow[], state: ImportedRow['state']) =>
  rows.filter((row) => row.state === state).length;
const countNew = (rows: readonly ImportedRow[]) => countOfState(rows, 'new');

function ImportButton({ rows, isSaving }: { rows: readonly ImportedRow[]; isSaving: boolean }) {
  const refused = countOfState(rows, 'refused');
  const disabled =
    refused > 0 ? SENTENCES.refused(refused) : countNew(rows) === 0 ? SENTENCES.nothingNew : false;
  return (
    <Button type="submit" tone="primary" loading={isSaving} disabled={disabled}>
      Import
    </Button>
  );
}

const TONES = { new: 'ok', known: 'plain', refused: 'bad' } as const;

const COLUMNS: readonly Column<ImportedRow>[] = [
  { head: 'Row', align: 'end', width: '4rem', cell: ({ row }) => row },
  { head: 'Title', cell: ({ title }) => title || '–' },
  { head: 'Result', cell: (row) => <RowResult row={row} /> },
];

function Result({ rows }: { rows: readonly ImportedRow[] }) {
  const refused = countOfState(rows, 'refused');
  const count = countNew(rows);
  return (
    <Section title="Result">
      <Banner tone={refused > 0 ? 'bad' : 'info'} live>
        {refused > 0
          ? SENTENCES.refused(refused)
          : count > 0
            ? SENTENCES.allFine(count)
            : SENTENCES.nothingNew}
      </Banner>
      <Table caption="Rows of the file" columns={COLUMNS} rows={rows} keyOf={({ row }) => String(row)} />
    </Section>
  );
}

const RowResult = ({ row: { state, problems } }: { row: ImportedRow }) => (
  <div className={css['result']}>
    <Badge tone={TONES[state]}>{IMPORTED_ROW_LABELS[state]}</Badge>
    {problems.length > 0 ? (
      <ul className={css['problems']}>
        {problems.map(({ column, message }) => (
          <li key={`${column} ${message}`}>
            <code>{column}</code>: {message}
          </li>
        ))}
      </ul>
    ) : null}
  </div>
);

const Columns = () => (
  <details>
    <summary>Columns of the file</summary>
    <DefinitionList
      items={JOB_POST_COLUMN_NAMES.map((name) => ({
        label: name,
        value: JOB_POST_COLUMNS[name],
      }))}
    />
  </details>
);
