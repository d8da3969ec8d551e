type Schema = Record<string, unknown> | boolean;

export type RecordedCall = {
  id: string;
  scopes: string[];
  headers: string[];
  input: Schema;
  output: Schema;
};

export type RecordedApi = { version: string; calls: Record<string, RecordedCall> };

export function recordedApi(description: object): RecordedApi;
export function breakingChanges(before: RecordedApi, after: RecordedApi): string[];
export function apiReleaseText(api: RecordedApi): string;
export function unannounced(before: RecordedApi, after: RecordedApi, changelog: string): string[];
