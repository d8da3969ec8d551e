import { RECORDER_FAILURE_SENTENCES } from '@talaash/domain/intro-video/words';
import { FRAMES_PER_SECOND } from '@talaash/domain/intro-video/limit';
import { ALL_FORMATS, EncodedPacketSink, FilePathSource, Input } from 'mediabunny';
import { expectAccessible, expectAccessibleOnPhone } from './fixture/axe.ts';
import { FAKE_CAMERA, makeFilm } from './fixture/camera.ts';
import { expect, type Page, test } from './fixture/test.ts';
import config from './playwright.config.ts';

const browserOptions = config.use?.launchOptions ?? {};
test.use({ launchOptions: { ...browserOptions, args: [...(browserOptions.args ?? []), ...FAKE_CAMERA] } });
test.beforeAll(makeFilm);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const state = (page: Page) => page.getByRole('main').getByRole('status');

/** What the browser's camera and recorder do until the page is loaded again. */
const breakDevice = (page: Page, fault: 'camera' | 'microphone' | 'recorder' | 'none') =>
  page.evaluate((broken) => {
    const { mediaDevices } = navigator;
    const open = MediaDevices.prototype.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wanted) => {
      if (broken === 'camera' || (broken === 'microphone' && wanted?.audio)) throw new Error('Not allowed');
      const stream = await open(wanted);
      Object.assign(window, { opened: stream });
      return stream;
    };
    MediaRecorder.isTypeSupported = () => broken !== 'recorder';
  }, fault);

/** Notes how many frames a second the page asks for. How many it gets depends on the machine. */
const watchFrameRate = (page: Page) =>
  page.evaluate(() => {
    const capture = HTMLCanvasElement.prototype.captureStream;
    HTMLCanvasElement.prototype.captureStream = function captured(framesPerSecond) {
      Object.assign(window, { framesPerSecond });
      return capture.call(this, framesPerSecond);
    };
  });

const askedFrameRate = (page: Page) =>
  page.evaluate(() => (window as unknown as { framesPerSecond: number }).framesPerSecond);

/** Whether the page still holds the camera. */
const isCameraHeld = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { opened: MediaStream }).opened
      .getTracks()
      .some((track) => track.readyState === 'live'),
  );

async function readWebm(path: string) {
  const input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS });
  const video = await input.getPrimaryVideoTrack();
  const timestamps: number[] = [];
  if (video)
    for await (const { timestamp } of new EncodedPacketSink(video).packets()) timestamps.push(timestamp);
  return {
    type: await input.getMimeType(),
    seconds: await input.computeDuration(),
    size: [video?.displayWidth, video?.displayHeight],
    timestamps,
    hasSound: (await input.getPrimaryAudioTrack()) !== null,
  };
}

test('A recorder says what fails, records, stops automatically after two minutes, and releases the camera', async ({
  visit,
}, info) => {
  const page = await visit(undefined, '/demo');
  await page.getByRole('link', { name: /^Intro video Camera/ }).click();
  await expect(state(page)).toHaveText('Camera off');
  for (const fault of ['camera', 'microphone'] as const) {
    await breakDevice(page, fault);
    await button(page, 'Start camera').click();
    await expect(page.getByText(RECORDER_FAILURE_SENTENCES[fault])).toBeVisible();
  }
  await expect(state(page)).toHaveText('Camera on');
  await button(page, 'Turn camera off').click();
  await breakDevice(page, 'recorder');
  await button(page, 'Start camera').click();
  await button(page, 'Start recording').click();
  await expect(page.getByText(RECORDER_FAILURE_SENTENCES.recording)).toBeVisible();
  await breakDevice(page, 'none');
  await watchFrameRate(page);
  await button(page, 'Turn camera off').click();
  await button(page, 'Start camera').click();
  await button(page, 'Start recording').click();
  // Two seconds are on record, or more where the machine is busy.
  await expect(page.getByRole('timer')).toHaveText(/^(1:5[0-8]|1:[0-4]\d|0:\d\d) left$/);
  await expect(page.getByRole('meter', { name: 'Microphone level' })).toBeVisible();
  await button(page, 'Stop recording').click();
  await expect(state(page)).toHaveText('Recorded');
  expect(await isCameraHeld(page)).toBe(false);
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download').click()]);
  const file = info.outputPath(download.suggestedFilename());
  await download.saveAs(file);
  expect(download.suggestedFilename()).toBe('intro-video.webm');
  const webm = await readWebm(file);
  expect(webm).toMatchObject({
    size: [1280, 720],
    hasSound: true,
    type: expect.stringMatching(/^video\/webm/),
  });
  expect(await askedFrameRate(page)).toBe(FRAMES_PER_SECOND);
  // Each frame is shown after the one before it, and the file says how long it is.
  const { timestamps } = webm;
  expect(timestamps.length).toBeGreaterThan(1);
  expect(timestamps.every((time, at) => at === 0 || time > (timestamps[at - 1] ?? time))).toBe(true);
  expect(webm.seconds).toBeGreaterThanOrEqual(timestamps.at(-1) ?? Number.POSITIVE_INFINITY);

  await button(page, 'Discard').click();
  await page.clock.install();
  await button(page, 'Start camera').click();
  await expect(state(page)).toHaveText('Camera on');
  // The time of the page stands from here on, so that it does not depend on the machine how much of it passes.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await button(page, 'Start recording').click();
  await expect(state(page)).toHaveText('Recording');
  await page.clock.runFor(1000);
  await expect(page.getByRole('timer')).toHaveText('1:59 left');
  await page.clock.fastForward('01:57');
  await expect(page.getByRole('timer')).toHaveText('0:02 left');
  await page.clock.fastForward('00:03');
  await expect(state(page)).toHaveText('Recorded');
  await button(page, 'Discard').click();
  await button(page, 'Start camera').click();
  await expect(state(page)).toHaveText('Camera on');
  await page.getByRole('link', { name: 'Demo pages' }).click();
  await expect(page.getByRole('heading', { name: 'Demo pages' })).toBeVisible();
  expect(await isCameraHeld(page)).toBe(false);
});

/** The share of the picture that the background's color covers. */
const coloredShare = (page: Page) =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    let colored = 0;
    for (let at = 0; at < data.length; at += 4)
      if (data[at] === 0x16 && data[at + 1] === 0x18 && data[at + 2] === 0x1d) colored += 1;
    return (colored * 4) / data.length;
  });

test('The background is replaced around the person, the mask follows its threshold, and frames change the picture', async ({
  visit,
}) => {
  const page = await visit(undefined, '/demo');
  await page.route('**/*.tflite', (route) => route.abort());
  await page.goto('/demo/intro-video-v2');
  await expect(async () => {
    await button(page, 'Start camera').click();
    await expect(page.getByText(RECORDER_FAILURE_SENTENCES.library).first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.unrouteAll();
  const held = Promise.withResolvers<void>();
  await page.route('**/*.tflite', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.reload();
  await button(page, 'Start camera').click();
  await expect(page.getByText(RECORDER_FAILURE_SENTENCES.libraryWait).first()).toBeVisible();
  held.resolve();
  await expect(page.getByRole('main').getByText(RECORDER_FAILURE_SENTENCES.libraryWait)).toBeHidden();
  await button(page, 'Start camera').click();
  await expect(state(page)).toHaveText('Camera on');
  await page.getByRole('radio', { name: 'A color' }).check();
  await page.getByLabel('Color', { exact: true }).selectOption('Night');
  await page.getByLabel('Mask threshold').fill('64');
  await expect.poll(() => coloredShare(page)).toBeGreaterThan(0.3);
  await expect.poll(() => coloredShare(page)).toBeLessThan(0.95);
  // The film has two pictures, so the larger share of several frames is compared.
  const most = async () => Math.max(...(await Promise.all([1, 2, 3, 4].map(() => coloredShare(page)))));
  const loose = await most();
  await page.getByLabel('Mask threshold').fill('200');
  await expect.poll(most).toBeGreaterThan(loose * 1.002);
  await page.getByLabel('Glow').fill('8');
  await expect.poll(most).toBeLessThan(loose);
  await expectAccessibleOnPhone(page);
  await expectAccessible(page);

  await page.goto('/demo/intro-video-v3');
  await button(page, 'Start camera').click();
  await expect(page.getByText(/frames a second/)).toBeVisible();
  const corner = () =>
    page
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) => [
        ...(canvas.getContext('2d')?.getImageData(3, 3, 1, 1).data ?? []),
      ]);
  await expect.poll(corner).toEqual([0x1d, 0x2a, 0x44, 255]);
  await page.getByLabel('Frame', { exact: true }).selectOption('Creative');
  await expect.poll(corner).toEqual([0xff, 0xf3, 0xdf, 255]);
  await page.getByLabel('Frame', { exact: true }).selectOption('Minimal');
  await page.getByLabel('Border').fill('2');
  await expect.poll(corner).not.toEqual([255, 255, 255, 255]);
  await page.getByLabel('Border').fill('12');
  await expect.poll(corner).toEqual([255, 255, 255, 255]);
});
