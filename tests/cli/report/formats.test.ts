import { describe, expect, it } from 'vitest';
import { github } from '../../../cli/report/formats/github.ts';
import { gitlab } from '../../../cli/report/formats/gitlab.ts';
import { json } from '../../../cli/report/formats/json.ts';
import { junit } from '../../../cli/report/formats/junit.ts';
import { sarif } from '../../../cli/report/formats/sarif.ts';
import { stylish } from '../../../cli/report/formats/stylish.ts';
import { formats } from '../../../cli/report/formats.ts';
import { plainStyle } from '../../../cli/report/report-style.ts';
import { sarifValidator, workflowCommands, xmlDocument } from './consumers.ts';
import { hostile, hostileReport, reported } from './hostile.ts';

const cases = Object.entries(hostile);
const sentence = (message: string): string =>
  `${reported(message)}; did you mean "${reported(message)}"?`;
const nothing = { ...hostileReport([]), file: 'site/site.yaml' };

describe('SARIF', () => {
  const validate = sarifValidator();
  const errorsOf = (text: string): unknown => {
    validate(JSON.parse(text));
    return validate.errors;
  };

  it.each([
    ['hostile messages', hostileReport()],
    ['nothing', nothing],
  ])('of %s is what its schema says', (_, report) => {
    expect(errorsOf(sarif(report))).toBeNull();
  });

  it('is judged by the schema: what is wrong is seen', () => {
    const log = JSON.parse(sarif(hostileReport()));
    log.runs[0].results[0].locations[0].physicalLocation.region.startLine = 0;
    expect(errorsOf(JSON.stringify(log))).not.toBeNull();
    log.runs[0].results[0].locations[0].physicalLocation.region.startLine = 1;
    log.runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri = 'a b';
    expect(errorsOf(JSON.stringify(log))).not.toBeNull();
  });

  it.each(cases)('says %s as it is', (_, message) => {
    const [run] = JSON.parse(sarif(hostileReport([message]))).runs;
    const [result] = run.results;
    const unescaped = (text: string): string => text.replace(/\\([[\]])/g, '$1');
    expect(unescaped(result.message.text)).toBe(sentence(message));
    // No text becomes a link to a place of the result.
    expect(result.message.text).not.toMatch(/(?<!\\)\]\(/);
    expect(unescaped(result.relatedLocations[0].message.text)).toBe(reported(message));
  });

  it('names the rule with its texts, the file, the fingerprint and the fix', () => {
    const report = hostileReport(['one', 'two']);
    const [run] = JSON.parse(sarif(report)).runs;
    expect(run.columnKind).toBe('utf16CodeUnits');
    const [rule] = run.tool.driver.rules;
    expect(rule).toMatchObject({ id: 'page-unknown', defaultConfiguration: { level: 'error' } });
    expect(rule.help.text).not.toBe('');
    expect(Object.keys(rule.properties.explanation)).toEqual(['en', 'zh']);
    const [first, second] = run.results;
    expect(first).toMatchObject({ ruleId: 'page-unknown', ruleIndex: 0, level: 'error' });
    expect(second.level).toBe('warning');
    const { uri, uriBaseId } = first.locations[0].physicalLocation.artifactLocation;
    expect(uri).toBe('site/%E5%86%85%E5%AE%B9%2C%20100%25/a%3Ab.md');
    expect(uriBaseId).toBe('%SRCROOT%');
    expect(Object.values(first.partialFingerprints)).toEqual([report.diagnostics[0]?.fingerprint]);
    const [change] = first.fixes[0].artifactChanges;
    expect(change.replacements).toEqual([
      {
        deletedRegion: {
          startLine: 1,
          startColumn: 1,
          endLine: 1,
          endColumn: 5,
          charOffset: 0,
          charLength: 4,
        },
        insertedContent: { text: 'one' },
      },
    ]);
  });
});

describe("GitHub's commands", () => {
  it.each(cases)('say %s as it is, in one line', (_, message) => {
    const report = hostileReport([message]);
    const text = github(report);
    expect(text.match(/[\r\n]/g)).toEqual(['\n']);
    const [command] = workflowCommands(text);
    expect(command).toEqual({
      name: 'error',
      properties: {
        file: 'site/内容, 100%/a:b.md',
        line: '2',
        endLine: '2',
        col: '8',
        endColumn: '9',
        title: 'page-unknown',
      },
      data: `${sentence(message)}\nsite/内容, 100%/a:b.md:1:1  ${reported(message)}`,
    });
  });

  it('have no end where the runner would drop the columns', () => {
    const [first] = hostileReport(['one']).diagnostics;
    if (!first) throw new Error('there is one');
    const over = { ...first, end: { line: 3, column: 2, offset: 20 } };
    const [command] = workflowCommands(github({ ...nothing, diagnostics: [over] }));
    expect(command?.properties).toMatchObject({ line: '2', col: '8' });
    expect(command?.properties).not.toHaveProperty('endLine');
    expect(command?.properties).not.toHaveProperty('endColumn');
  });

  it('are none where nothing is wrong', () => {
    expect(github(nothing)).toBe('');
  });
});

describe('JUnit', () => {
  it.each(cases)('says %s as XML can', (_, message) => {
    const document = xmlDocument(junit(hostileReport([message])));
    // XML knows no U+FFFE and U+FFFF.
    const inXml = (text: string): string => text.replace(/[\ufffe\uffff]/g, '\ufffd');
    const failure = document.querySelector('testsuites > testsuite > testcase > failure');
    expect(failure?.getAttribute('message')).toBe(inXml(sentence(message)));
    expect(failure?.getAttribute('type')).toBe('page-unknown');
    expect(failure?.textContent).toContain(inXml(sentence(message)));
  });

  it('counts errors as failures and warnings as skipped', () => {
    const document = xmlDocument(junit(hostileReport(['a', 'b', 'c'])));
    for (const name of ['testsuites', 'testsuite']) {
      const element = document.querySelector(name);
      const counts = ['tests', 'failures', 'errors', 'skipped'].map((each) =>
        element?.getAttribute(each),
      );
      expect(counts).toEqual(['3', '2', '0', '1']);
    }
    expect(document.querySelectorAll('failure')).toHaveLength(2);
    expect(document.querySelectorAll('skipped')).toHaveLength(1);
    const [first] = document.querySelectorAll('testcase');
    expect(first?.getAttribute('file')).toBe('site/内容, 100%/a:b.md');
    expect(first?.getAttribute('line')).toBe('2');
  });

  it('has one test that passed where nothing is wrong', () => {
    const document = xmlDocument(junit(nothing));
    expect(document.querySelectorAll('testcase')).toHaveLength(1);
    expect(document.querySelectorAll('failure, skipped')).toHaveLength(0);
  });
});

describe("GitLab's report", () => {
  it.each(cases)('says %s as it is', (_, message) => {
    const report = hostileReport([message]);
    expect(JSON.parse(gitlab(report))).toEqual([
      {
        description: sentence(message),
        check_name: 'page-unknown',
        fingerprint: report.diagnostics[0]?.fingerprint,
        severity: 'major',
        location: { path: 'site/内容, 100%/a:b.md', lines: { begin: 2, end: 2 } },
      },
    ]);
  });

  it('has a fingerprint of its own for each, and a severity that GitLab knows', () => {
    const issues = JSON.parse(gitlab(hostileReport(['same', 'same', 'same']))) as {
      fingerprint: string;
      severity: string;
    }[];
    expect(new Set(issues.map(({ fingerprint }) => fingerprint)).size).toBe(3);
    const known = ['info', 'minor', 'major', 'critical', 'blocker'];
    expect(issues.filter(({ severity }) => !known.includes(severity))).toEqual([]);
  });

  it('is an empty list where nothing is wrong', () => {
    expect(JSON.parse(gitlab(nothing))).toEqual([]);
  });
});

describe('JSON', () => {
  it.each(cases)('says %s as it is', (_, message) => {
    const { diagnostics } = JSON.parse(json(hostileReport([message])));
    expect(diagnostics[0]).toMatchObject({
      message: reported(message),
      suggestion: reported(message),
    });
    expect(diagnostics[0].fix.edits[0].text).toBe(message);
  });

  it('counts, and tells the rules', () => {
    const report = JSON.parse(json({ ...hostileReport(['a', 'b', 'c']), hidden: 4 }));
    expect(report.summary).toEqual({ errors: 2, warnings: 1, notShown: 4 });
    expect(Object.keys(report.rules)).toEqual(['page-unknown']);
  });
});

describe('stylish', () => {
  it.each(cases)('says %s in one line', (_, message) => {
    const lines = stylish(hostileReport([message]), plainStyle).split('\n');
    expect(lines).toHaveLength(6);
    expect(lines[0]).toBe('site/内容, 100%/a:b.md');
    expect(lines[1]).toMatch(/^ {2}2:8 {2}error {4}.* {2}page-unknown$/);
    expect(lines[4]).toBe('1 error in site/内容, 100%/a:b.md');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    expect(lines.join('')).not.toMatch(/[\0-\x1f]/);
  });

  it('has colours only when asked', () => {
    const report = hostileReport(['plain']);
    const ansi = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g');
    expect(stylish(report, { ...plainStyle, color: true })).toMatch(ansi);
    expect(stylish(report, { ...plainStyle, color: true }).replace(ansi, '')).toBe(
      stylish(report, plainStyle),
    );
  });
});

it.each(Object.entries(formats))('%s writes the same bytes twice', async (_, load) => {
  const write = await load();
  expect(write(hostileReport(), plainStyle)).toBe(write(hostileReport(), plainStyle));
});
