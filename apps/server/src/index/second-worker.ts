import { parentPort, workerData } from 'node:worker_threads';
import { FollowingIndex } from '@talaash/talent-index/engine/following-index';
import { post, runCall } from './thread-call.ts';
import type { IndexCall, SecondWorkerOptions } from './worker-message.ts';

/** The second thread of the worker index: answers from the memory of the first. */
const { port } = workerData as SecondWorkerOptions;

const index = new FollowingIndex(port, (isFollowing) => post({ isFollowing }));

parentPort?.on('message', (call: IndexCall) => runCall(index, call));
