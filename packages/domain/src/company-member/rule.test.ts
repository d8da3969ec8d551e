import { describe, expect, test } from 'vitest';
import { COMPANY_PERMISSIONS, COMPANY_ROLES } from './choice.ts';
import { COMPANY_MEMBERS_MAX, MEMBERSHIPS_MAX } from './limit.ts';
import { hasPermission } from './permission.ts';
import { handOverRefusal, joiningRefusal, memberInvitationRefusal } from './rule.ts';
import { COMPANY_PERMISSION_SENTENCES, permissionRefusal } from './permission-refusal.ts';
import { COMPANY_MEMBER_REFUSALS } from './words.ts';

test.each([
  ['owner', ['member', 'read', 'recruit', 'pay', 'manage']],
  ['recruiter', ['member', 'read', 'recruit']],
  ['viewer', ['member', 'read']],
  ['billing', ['member', 'pay']],
  [null, []],
] as const)('a %s may %j and nothing else', (role, may) => {
  expect(COMPANY_PERMISSIONS.filter((permission) => hasPermission(role, permission))).toEqual(may);
});

test('whoever lacks a permission is told who has it', () => {
  for (const role of COMPANY_ROLES)
    for (const permission of COMPANY_PERMISSIONS)
      expect(permissionRefusal(role, permission)).toBe(
        hasPermission(role, permission) ? undefined : COMPANY_PERMISSION_SENTENCES[permission],
      );
  expect(permissionRefusal(null, 'recruit')).toBe(COMPANY_PERMISSION_SENTENCES.member);
});

describe('a company invites', () => {
  test.each([
    [{ taken: COMPANY_MEMBERS_MAX - 1, isMember: false }, undefined],
    [{ taken: COMPANY_MEMBERS_MAX, isMember: false }, COMPANY_MEMBER_REFUSALS.full],
    [{ taken: COMPANY_MEMBERS_MAX, isMember: true }, COMPANY_MEMBER_REFUSALS.isMember],
  ])('%j: %s', (facts, refusal) => expect(memberInvitationRefusal(facts)).toBe(refusal));
});

describe('a person joins', () => {
  test.each([
    [{ isTalent: false, memberships: MEMBERSHIPS_MAX - 1 }, undefined],
    [{ isTalent: false, memberships: MEMBERSHIPS_MAX }, COMPANY_MEMBER_REFUSALS.tooManyCompanies],
    [{ isTalent: true, memberships: 0 }, COMPANY_MEMBER_REFUSALS.talentCannotJoin],
  ])('%j: %s', (facts, refusal) => expect(joiningRefusal(facts)).toBe(refusal));
});

test.each([
  [{ isEmailVerified: true, ownsAnother: false }, undefined],
  [{ isEmailVerified: true, ownsAnother: true }, COMPANY_MEMBER_REFUSALS.ownsAnother],
  [{ isEmailVerified: false, ownsAnother: false }, COMPANY_MEMBER_REFUSALS.unverified],
])('a company is handed over, %j: %s', (facts, refusal) => expect(handOverRefusal(facts)).toBe(refusal));
