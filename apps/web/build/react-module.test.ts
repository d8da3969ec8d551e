import { expect, test } from 'vitest';
import { asModule, withoutDefault } from './react-module.ts';

test('a CommonJS program becomes a module that imports and exports the same', async () => {
  const written = asModule(`"use strict";
var Path = require("node:path"),
  separator = Path.sep;
exports.now = void 0;
if (separator) exports.now = function () { return 1; };
exports.later = function () { return exports.now() + 1; };
exports.version = "1.0";
`);
  expect(written).toContain("import * as Path from 'node:path';");
  const { now, later, version } = await import(`data:text/javascript,${encodeURIComponent(written)}`);
  expect([now(), later(), version]).toEqual([1, 2, '1.0']);
});

test('an import of the whole library becomes one of its names', () => {
  expect(withoutDefault('import React, { useState } from "react";')).toBe(
    "import * as React from 'react'; import { useState } from 'react';",
  );
  expect(withoutDefault("import ReactDOM from 'react-dom';")).toBe("import * as ReactDOM from 'react-dom';");
  expect(withoutDefault("import { useState } from 'react';")).toBe("import { useState } from 'react';");
});
