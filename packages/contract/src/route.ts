import type { Access } from './access.ts';

/**
 * The addresses that are not calls: streams, files and uploads. Their access is declared here, like that of the calls, and
 * enforced by the same gate.
 */
export const ROUTES = {
  live: {
    method: 'GET',
    path: '/api/v1/live',
    access: 'verified',
    own: 'events of the caller’s own company or talent',
    summary: 'Server-sent events: kind and ids of what changed. Resumes from Last-Event-ID.',
  },
  upload: {
    method: 'POST',
    path: '/api/v1/files/:kind',
    access: ['talent', 'company'],
    own: 'stored below the caller’s own talent or company',
    summary: 'Uploads one file as multipart/form-data (field "file") and answers its file reference.',
  },
  picture: {
    method: 'GET',
    path: '/api/v1/pictures/:file',
    access: ['talent', 'company', 'admin'],
    own: 'own pictures; companies see those of talents in search or in a thread, talents those of companies in a thread',
    summary: 'A profile picture or logo as webp; {id}.webp or {id}-lg.webp.',
  },
  resume: {
    method: 'GET',
    path: '/api/v1/resumes/:token',
    access: 'anyone',
    own: 'a signed address that holds for five minutes',
    summary: 'The PDF behind a resume download url.',
  },
} as const satisfies Record<string, Access & { method: 'GET' | 'POST'; path: string; summary: string }>;
export type RouteName = keyof typeof ROUTES;
