import { expect, test } from 'vitest';
import { CallError, errorFromAnswer, isCallError, isPassing, sentenceOf, unreachable } from './call-error.ts';

test('an answer with a code is that error, with its sentence and data', () => {
  const error = errorFromAnswer(422, {
    code: 'VALIDATION_FAILED',
    message: 'Validation failed: …',
    data: { name: 'x' },
  });
  expect(isCallError(error, 'VALIDATION_FAILED') && error.data).toEqual({ name: 'x' });
  expect(sentenceOf(error, 'fallback')).toBe('Validation failed: …');
});

test('an answer without a body is known by its status', () => {
  expect(errorFromAnswer(409, undefined).code).toBe('CONFLICT');
  expect(errorFromAnswer(500, '<html>').code).toBe('INTERNAL');
});

test('a proxy that answers for an absent server counts as no answer', () => {
  expect(errorFromAnswer(502, '<html>').code).toBe('UNREACHABLE');
});

test('without an answer the fallback is what a person reads', () => {
  expect(sentenceOf(unreachable(), 'Failed to save.')).toBe('Failed to save.');
  expect(sentenceOf(new Error('x is undefined'), 'Failed to save.')).toBe('Failed to save.');
});

test.each([
  [500, { code: 'INTERNAL_SERVER_ERROR', message: 'Something went wrong on our side.' }, 'Failed to save.'],
  [500, '<html>', 'Failed to save.'],
  [503, undefined, 'Failed to save.'],
  [503, { code: 'SERVICE_UNAVAILABLE', message: 'The disk is full.' }, 'The disk is full.'],
  [429, { code: 'TOO_MANY_REQUESTS', message: 'Too many requests.' }, 'Too many requests.'],
])('a failure %i that says only that it failed is told by what failed', (status, body, sentence) => {
  expect(sentenceOf(errorFromAnswer(status, body), 'Failed to save.')).toBe(sentence);
});

test('only what may pass by itself is tried again', () => {
  expect(isPassing(unreachable())).toBe(true);
  expect(isPassing(new CallError('SERVICE_UNAVAILABLE', ''))).toBe(true);
  expect(isPassing(new CallError('CONFLICT', ''))).toBe(false);
});
