// node src/import-instructions.ts FOLDER
// Adds the documents that FOLDER/documents.json lists, with their PDFs in the same folder. Prints one line for each; the
// exit code is 1 if one of them was refused.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createObjectStorage } from '@ferrule/connectors/object-storage/object-storage'
import { instructionRecord } from '@ferrule/domain/machines/instructions/admit-instruction'
import { createLog, errorFields } from '@ferrule/telemetry/log'
import { z } from 'zod'
import { toStorageSettings } from './files/storage-settings.ts'
import { addInstruction } from './machines/instructions/add-instruction.ts'
import { createDatabase } from './postgres/database.ts'
import { readSettings } from './settings.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) {
  process.stderr.write('Give the folder with documents.json and the PDFs\n')
  process.exitCode = 2
} else await run(folder)

async function run(source: string): Promise<void> {
  const settings = readSettings()
  const log = createLog({ service: 'data-import', level: settings.LOG_LEVEL })
  const storage = createObjectStorage(toStorageSettings(settings))
  const db = createDatabase({
    url: settings.DATA_DATABASE_URL,
    name: 'data-import',
    maxConnections: 1,
    onConnectionError: (error) => log.error('connection-lost', errorFields(error)),
  })
  try {
    const records = z.array(instructionRecord).parse(JSON.parse(await readFile(join(source, 'documents.json'), 'utf8')))
    for (const record of records) {
      const content = await readFile(join(source, record.file))
      const result = await addInstruction({ db, storage, filesBucket: settings.S3_FILES_BUCKET }, record, content)
      if (!result.ok) process.exitCode = 1
      process.stdout.write(`${record.file}: ${result.ok ? result.value : result.reason}\n`)
    }
  } catch (error) {
    log.error('import-failed', errorFields(error))
    process.exitCode = 1
  } finally {
    await db.close()
    storage.close()
  }
}
