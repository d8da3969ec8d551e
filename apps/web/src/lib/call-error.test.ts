import { expect, test } from 'vitest';
import { CallError, errorFromAnswer, isCallError, isPassing, sentenceOf, unreachable } from './call-error.ts';

test('a response with a code becomes that error, with its sentence and data', () => {
  const error = errorFromAnswer(422, {
    code: 'VALIDATION_FAILED',
    message: 'Validation failed: …',
    data: { name: 'x' },
  });
  expect(isCallError(error, 'VALIDATION_FAILED') && error.data).toEqual({ name: 'x' });
  expect(sentenceOf(error, 'fallback')).toBe('Validation failed: …');
});

test('the status identifies a response without a body', () => {
  expect(errorFromAnswer(409, undefined).code).toBe('CONFLICT');
  expect(errorFromAnswer(500, '<html>').code).toBe('INTERNAL');
});

test("a proxy's response for an unreachable server counts as no response", () => {
  expect(errorFromAnswer(502, '<html>').code).toBe('UNREACHABLE');
});

test('without a response the fallback is shown', () => {
  expect(sentenceOf(unreachable(), 'Failed to save.')).toBe('Failed to save.');
  expect(sentenceOf(new Error('x is undefined'), 'Failed to save.')).toBe('Failed to save.');
});

test.each([
  [500, { code: 'INTERNAL_SERVER_ERROR', message: 'Something went wrong on our side.' }, 'Failed to save.'],
  [500, '<html>', 'Failed to save.'],
  [503, undefined, 'Failed to save.'],
  [503, { code: 'SERVICE_UNAVAILABLE', message: 'The disk is full.' }, 'The disk is full.'],
  [429, { code: 'TOO_MANY_REQUESTS', message: 'Too many requests.' }, 'Too many requests.'],
])('a failure %i without a reason shows the fallback', (status, body, sentence) => {
  expect(sentenceOf(errorFromAnswer(status, body), 'Failed to save.')).toBe(sentence);
});

test('only temporary failures are retried', () => {
  expect(isPassing(unreachable())).toBe(true);
  expect(isPassing(new CallError('SERVICE_UNAVAILABLE', ''))).toBe(true);
  expect(isPassing(new CallError('CONFLICT', ''))).toBe(false);
});
