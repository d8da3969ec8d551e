import { HEADSHOT_TIMEOUT_SECONDS } from '@talaash/domain/headshot/limit';
import { createHeadshotProcess, type HeadshotProcess } from './adapters/headshots/headshot-process.ts';
import { createLocalHeadshots } from './adapters/headshots/local.ts';
import { createModelHeadshots } from './adapters/headshots/model.ts';
import type { HeadshotGenerator } from './adapters/headshots/port.ts';
import { createAsking } from './adapters/model/ask.ts';
import { createBudget } from './adapters/model/budget.ts';
import { probeModel } from './adapters/model/probe.ts';
import { imageModel } from './adapters/model/provider.ts';
import { createLocalResumeReader } from './adapters/resume-reader/local.ts';
import { createModelResumeReader } from './adapters/resume-reader/model.ts';
import { createLocalReviewer } from './adapters/reviewer/local.ts';
import { createModelReviewer } from './adapters/reviewer/model.ts';
import type { Deps } from './call/deps.ts';

type ModelNeeds = Pick<Deps, 'config' | 'db' | 'log' | 'now'>;

/** The reviewer and the reader of resumes: rules, with the model that the configuration names for each of them. */
export function openReading({ config, db, log, now }: ModelNeeds): Pick<Deps, 'reviewer' | 'resumeReader'> {
  const rules = { reviewer: createLocalReviewer({ now }), resumeReader: createLocalResumeReader({ log }) };
  const { model } = config;
  if (!model) return rules;
  const ask = createAsking(model, createBudget({ db, now, unit: 'token', perDay: model.tokensPerDay }));
  const asking = { ask, probe: () => probeModel(model), log };
  return {
    reviewer: model.uses.includes('review')
      ? createModelReviewer({ ...asking, now, timeoutMs: model.reviewMs })
      : rules.reviewer,
    resumeReader: model.uses.includes('resume')
      ? createModelResumeReader({ ...asking, local: rules.resumeReader, timeoutMs: model.resumeMs })
      : rules.resumeReader,
  };
}

/** Of the model that the configuration names, or the local ones; and what closes them. */
export function openHeadshots(needs: ModelNeeds): { generator: HeadshotGenerator; close(): Promise<void> } {
  const process = createHeadshotProcess({ log: needs.log });
  return { generator: headshotGenerator(needs, process), close: process.close };
}

function headshotGenerator(
  { config, db, log, now }: ModelNeeds,
  process: HeadshotProcess,
): HeadshotGenerator {
  const local = createLocalHeadshots(process);
  const { headshotModel: model } = config;
  if (!model) return local;
  return createModelHeadshots({
    local,
    process,
    model: imageModel(model),
    budget: createBudget({ db, now, unit: 'picture', perDay: model.picturesPerDay }),
    probe: () => probeModel(model),
    log,
    timeoutMs: HEADSHOT_TIMEOUT_SECONDS * 800,
  });
}
