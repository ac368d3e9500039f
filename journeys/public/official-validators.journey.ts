import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownedMachines } from '@ferrule/seeds/organisations/machines'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startOneMachineApi } from '../support/one-machine-api.ts'
import { request } from '../support/request.ts'
import { settings } from '../support/settings.ts'
import { runValidator } from '../support/validators.ts'

const serial = '24-1555-666'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'validators-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Saves a file of a machine and returns its path. */
async function save(serialNumber: string, name: string): Promise<string> {
  const { status, body } = await request(`${settings.edge}/id/${serialNumber}/${name}`)
  expect([name, status]).toEqual([name, 200])
  const file = join(folder, `${serialNumber}-${name.replace(/\?.*/, '')}`)
  await writeFile(file, body)
  return file
}

/** Machines of three other products; with FULL 200 machines. */
const examples = process.env['FULL']
  ? ownedMachines.slice(0, 200).map(({ serialNumber }) => serialNumber)
  : [...new Map(ownedMachines.map((one) => [one.productSlug, one.serialNumber])).values()].slice(0, 3)

test.each([serial, ...examples])('the engine of the IDTA finds no fault in the shell of machine %s', async (number) => {
  const [json, aasx] = [await save(number, 'aas.json'), await save(number, 'machine.aasx?files=1')]
  const check = (file: string, format: string) =>
    runValidator('aas_test_engines', 'check_file', file, '--format', format)
  expect(await check(json, 'json')).toMatchObject({ isValid: true })
  expect(await check(aasx, 'aasx')).toMatchObject({ isValid: true })
})

test('another library reads the package with its submodels and files', async () => {
  const program = `import sys
from basyx.aas import model
from basyx.aas.adapter import aasx
objects, files = model.DictIdentifiableStore(), aasx.DictSupplementaryFileContainer()
with aasx.AASXReader(sys.argv[1], failsafe=False) as reader: reader.read_into(objects, files)
print(len([one for one in objects if isinstance(one, model.Submodel)]), len(list(files)))`
  const { output } = await runValidator('python', '-c', program, await save(serial, 'machine.aasx?files=1'))
  const [submodels, files] = output.trim().split(' ').map(Number)
  expect(submodels).toBe(5)
  expect(files).toBeGreaterThan(5)
})

/**
 * We offer neither serialization nor the whole profile, which the description would state. The engine takes the value of
 * a property for a fault because it is a JSON string, which the specification demands.
 */
const otherOperations = '*~GenerateSerializationByIds:GetDescription:GetSubmodelElementByPath-ValueOnly'

test('the engine of the IDTA finds no fault in the API for the shell of a machine', async () => {
  const api = await startOneMachineApi(serial)
  try {
    const suite = 'AssetAdministrationShellRepositoryServiceSpecification/SSP-002'
    const { isValid, output } = await runValidator(
      ...(['aas_test_engines', 'check_server', api.url, suite, '--filter', otherOperations] as const),
    )
    const [, passed, all] = /Positive tests passed: (\d+) \/ (\d+)/.exec(output) ?? []
    expect([isValid, passed]).toEqual([true, all])
    expect(Number(all)).toBeGreaterThan(50)
  } finally {
    await api.stop()
  }
})

test('the VDI 2770 package has no fault by its schema and rules', async () => {
  const file = await save(serial, 'documentation.vdi2770.zip?language=de')
  const { isValid, output } = await runValidator('python', '-m', 'vdi2770.validate', 'check', file)
  expect(output).toContain(' 0 error(s)')
  expect(isValid).toBe(true)
})

test('the iiRDS package has no fault', async () => {
  const { isValid, output } = await runValidator('iirds-validate', 'check', await save(serial, 'documentation.iirds'))
  expect(output).toContain('PASS')
  expect(isValid).toBe(true)
})
