import { describe, expect, it } from 'vitest';
import { lineOf } from '../../test/lines.ts';
import { skillsOf } from './skill.ts';

describe('lines of skills', () => {
  it.each([
    [
      ['AWS (EC2, S3), Kubernetes', 'Terraform, Ansible'],
      ['AWS (EC2, S3)', 'Kubernetes', 'Terraform', 'Ansible'],
    ],
    [
      ['Over 5000 lines:', 'Python • Go'],
      ['Python', 'Go'],
    ],
  ])('%j', (texts, skills) => {
    expect(skillsOf(texts.map((text) => lineOf([text], { edge: 180 })))).toEqual(skills);
  });
});
