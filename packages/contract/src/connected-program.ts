import { z } from '@talaash/domain/base/schema';
import {
  ConnectedProgram,
  ConnectedProgramKey,
  ConnectionAsked,
  ConnectionConsent,
  ConnectionRequestQuery,
} from '@talaash/domain/connected-program/schema';
import { call, Nothing } from './call.ts';

const tags = ['API keys'];
const own = 'connected programs of the caller’s own company';

export const connectedProgram = {
  list: call({
    access: 'company',
    permission: 'manage',
    own,
    method: 'GET',
    path: '/connected-programs',
    summary: 'Lists the programs that are connected with the company by OAuth, the valid and newest first',
    tags,
  }).output(z.object({ connectedPrograms: z.array(ConnectedProgram) })),
  readRequest: call({
    access: 'company',
    permission: 'manage',
    path: '/read-connection-request',
    summary:
      'Returns who asks to be connected, and for what, by the query with which a program sent somebody',
    tags,
  })
    .input(ConnectionRequestQuery)
    .output(ConnectionAsked),
  allow: call({
    access: 'company',
    permission: 'manage',
    path: '/allow-connection',
    summary:
      'Connects a program with the company and returns the address to which the browser brings its code. The owner is mailed. RECENT_SIGN_IN_REQUIRED unless the password was entered a short while ago',
    tags,
    limit: { max: 30, seconds: 3600 },
  })
    .input(ConnectionConsent)
    .output(z.object({ url: z.string() })),
  revoke: call({
    access: 'company',
    permission: 'manage',
    own,
    path: '/revoke-connected-program',
    summary: 'Ends a connection with all of its tokens, from the next call on every node. Idempotent',
    tags,
  })
    .input(ConnectedProgramKey)
    .output(Nothing),
};
