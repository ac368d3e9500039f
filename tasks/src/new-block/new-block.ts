import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../environment.ts'
import { generate } from '../generate.ts'
import { renderBlockFiles } from './block-template.ts'
import { blockRegistries, namesOfBlock } from './register-block.ts'

const blocksFolder = join(root, 'packages/blocks/src')

/** `./dev new block NAME`: writes the files of a block, registers it and generates the types of the content service. */
export async function newFiles([kind, slug = '']: string[]): Promise<number> {
  const names = namesOfBlock(slug)
  if (kind !== 'block' || !names) throw new Error('./dev new block NAME, for example ./dev new block price-list')
  const folder = join(blocksFolder, slug)
  if (existsSync(folder)) throw new Error(`packages/blocks/src/${slug} exists`)
  mkdirSync(folder)
  for (const [file, text] of Object.entries(renderBlockFiles(names))) writeFileSync(join(folder, file), text)
  for (const [file, register] of Object.entries(blockRegistries)) {
    const path = join(blocksFolder, file)
    writeFileSync(path, register(readFileSync(path, 'utf8'), names))
  }
  console.log(`packages/blocks/src/${slug} is written. docs/guides/add-a-block.md says what follows.`)
  return generate(['--offline'])
}
