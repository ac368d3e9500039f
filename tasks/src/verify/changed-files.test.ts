import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listChangedFiles } from './changed-files.ts'

let checkout: string
const git = (...args: string[]) => execFileSync('git', args, { cwd: checkout })
const write = (file: string, text = '') => writeFileSync(join(checkout, file), text)

function commit(): void {
  git('add', '--all')
  git('-c', 'user.name=x', '-c', 'user.email=x@example.com', 'commit', '--quiet', '--message', 'x')
}

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'changed-'))
  git('init', '--quiet', '--initial-branch', 'main')
  for (const file of ['one.ts', 'two.ts', 'three.ts', 'four.ts']) write(file)
  commit()
})
afterEach(() => rmSync(checkout, { recursive: true }))

test('lists uncommitted files on main', () => {
  expect(listChangedFiles(checkout)).toEqual([])
  write('one.ts', 'changed')
  write('prüfung.ts')
  rmSync(join(checkout, 'two.ts'))
  expect(listChangedFiles(checkout)).toEqual(['one.ts', 'prüfung.ts', 'two.ts'])
})

test('lists files committed on a branch since it left main, or since another commit', () => {
  git('switch', '--quiet', '--create', 'branch')
  write('one.ts', 'changed')
  commit()
  write('two.ts', 'changed')
  commit()
  write('three.ts', 'changed')
  expect(listChangedFiles(checkout)).toEqual(['one.ts', 'three.ts', 'two.ts'])
  expect(listChangedFiles(checkout, 'HEAD~1')).toEqual(['three.ts', 'two.ts'])
})
