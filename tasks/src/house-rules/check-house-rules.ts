import { findUnnamedColumns } from './find-unnamed-columns.ts'
import { lineOf } from './line-of.ts'

export type SourceFile = { path: string; text: string }

type HouseRule = {
  message: string
  path: RegExp
  /** A pattern that must not occur in such a file; a rule without one forbids the path itself. */
  text?: RegExp
  /** Returns the indices of violations, for rules that no regular expression can express. */
  find?: (text: string) => number[]
  unless?: RegExp
}

const code = /(?<!payload-types|\.generated)\.[cm]?[jt]sx?$/

/** Except tests, the module that calls external servers, and the code the content service sends to browsers. */
const serverCode =
  /^(?!.*\.(test|fixture)\.ts$|packages\/connectors\/src\/external-http\/|apps\/cms\/src\/(catalogue-import\/import|links\/link|publish-gate\/publish|redirect-import\/redirect)-requests)(apps\/(data|cms)\/src\/|apps\/web\/(server\/|app\/.*\.server(?=\.ts$))|packages\/(connectors|content-client)\/src\/).*\.ts$/

/** Except tests, and the stores whose statements are built from constants. */
const storeCode =
  /^(?!.*\.test\.ts$|apps\/cms\/src\/testing\/|apps\/data\/src\/catalogue\/product(-detail)?-store\.ts$)(apps|packages)\/.*\.ts$/

/**
 * Except tests, the formatter itself, the domain, which only calculates with dates, and the calendar, which needs the
 * order of month and year. Two islands get their locale from the server to stay small.
 */
const codeWithDates =
  /^(?!.*\.test\.tsx?$|packages\/texts\/src\/format-date\.ts$|packages\/domain\/|packages\/ui\/src\/date-field\/month-calendar\.tsx$|packages\/blocks\/src\/example-props\.ts$|apps\/web\/app\/islands\/(news-feed|draft-autosave)\.tsx$)(apps|packages)\/.*\.tsx?$/

/** Rules that the linter does not offer. A comment cannot switch them off. */
const houseRules: HouseRule[] = [
  {
    message: 'a folder needs a name that says what it holds',
    path: /(^|\/)(utils?|lib|helpers?|common|shared|misc)\//,
  },
  {
    message: 'a suppression needs its reason on the same line: -- reason',
    path: code,
    text: /(\/\/|\/\*).*((oxlint|eslint|biome)-(disable|ignore)|@ts-(ignore|expect-error|nocheck)).*/g,
    unless: /(--|:) *\S.{7,}/,
  },
  { message: 'a type is parsed or narrowed, not forced', path: code, text: /\bas\s+unknown\s+as\b/g },
  {
    message: 'time is an argument in the domain',
    path: /^packages\/domain\/src\/.*(?<!\.test)\.ts$/,
    text: /new Date\(\s*\)/g,
  },
  {
    // Without arguments the formatter only gives the time zone; `en-CA` gives the ISO date that databases use.
    message: 'format dates with @ferrule/texts/format-date',
    path: codeWithDates,
    text: /\bIntl\.DateTimeFormat\((?!\)|'en-CA')|\.toLocale(Date|Time)String\(/g,
  },
  {
    message: 'a query names the columns it writes: no spread and no whole object',
    path: /^apps\/data\/src\/.*(?<!\.test)\.ts$/,
    find: findUnnamedColumns,
  },
  {
    message: 'import from the file itself: no re-exporting index',
    path: /(^|\/)index\.tsx?$/,
    text: /^export .* from /gm,
  },
  {
    message: 'servers call our services with tracedFetch and external servers with fetchExternal',
    path: serverCode,
    text: /(?<![.\w])fetch\((?!:)|from 'node:https'/g,
  },
  {
    message: 'user input reaches SQL as a parameter',
    path: storeCode,
    text: /\bsql\.(raw|lit)\(|\bCompiledQuery\.raw\(|\.query\(\s*`[^`]*\$\{/g,
  },
  {
    message: 'a test that passes because it fails proves nothing',
    path: /[.](test|journey)[.]tsx?$/,
    text: /\b(test|it)([.]\w+)*[.]fails\b|\bfails: true\b/g,
  },
  { message: 'versions are exact and listed in the catalog', path: /(^|\/)package\.json$/, text: /": "[~^]/g },
]

/** Returns one line for each violation of a house rule. */
export function checkHouseRules({ path, text }: SourceFile): string[] {
  return houseRules
    .filter((rule) => rule.path.test(path))
    .flatMap((rule) => {
      if (rule.find) return rule.find(text).map((index) => `${path}:${lineOf(text, index)} ${rule.message}`)
      if (!rule.text) return [`${path} ${rule.message}`]
      return [...text.matchAll(rule.text)]
        .filter((found) => !rule.unless?.test(found[0]))
        .map((found) => `${path}:${lineOf(text, found.index)} ${rule.message}`)
    })
}
