import type { MachineRowResult } from '@ferrule/domain/machines/validate-machine-rows'
import { moveInput } from '@ferrule/domain/machines/move-machine'
import { z } from 'zod'
import type { Builder } from '../graphql/builder.ts'
import { type MachineChange, moveMachine, setInService } from './change-machine.ts'
import { importMachines } from './import-machines.ts'

type PayloadValue = { serialNumber: string | null; refusal: string | null; fields: string[] }
type ImportPayloadValue = { results: MachineRowResult[]; refusal: string | null }

const serviceInput = z.strictObject({ machineId: z.uuid(), isInService: z.boolean() })

export function addMachineMutations(builder: Builder): void {
  addChangeMutations(builder)
  addImport(builder)
}

function addChangeMutations(builder: Builder): void {
  const payload = builder.objectRef<PayloadValue>('MachinePayload').implement({
    description: 'The changed machine, or the reason of the refusal',
    fields: (t) => ({
      serialNumber: t.exposeString('serialNumber', { nullable: true }),
      refusal: t.exposeString('refusal', { nullable: true }),
      fields: t.exposeStringList('fields', { description: 'Names of invalid inputs, without duplicates' }),
    }),
  })
  const moving = builder.inputType('MoveMachineInput', {
    fields: (t) => ({
      machineId: t.string({ required: true }),
      plantId: t.string({ required: true }),
      assetName: t.string({ required: true }),
      position: t.string({ required: true }),
    }),
  })
  builder.mutationFields((t) => ({
    moveMachine: t.withAuth({ usesMachines: true }).field({
      type: payload,
      args: { input: t.arg({ type: moving, required: true }) },
      resolve: (_, { input }, context) =>
        validateAndRun(moveInput, input, (valid) => moveMachine(context, context.actor, valid)),
    }),
    setMachineInService: t.withAuth({ usesMachines: true }).field({
      type: payload,
      args: { machineId: t.arg.string({ required: true }), isInService: t.arg.boolean({ required: true }) },
      resolve: (_, args, context) =>
        validateAndRun(serviceInput, args, (valid) => setInService(context, context.actor, valid)),
    }),
  }))
}

function addImport(builder: Builder): void {
  const rowResult = builder.objectRef<MachineRowResult>('MachineRowResult').implement({
    fields: (t) => ({
      line: t.exposeInt('line', { description: 'Line number as in a spreadsheet; line 1 has the column names' }),
      serialNumber: t.exposeString('serialNumber'),
      outcome: t.exposeString('outcome', {
        description: 'stays, renamed, moved, or the reason why the row was skipped',
      }),
    }),
  })
  const payload = builder.objectRef<ImportPayloadValue>('ImportMachinesPayload').implement({
    fields: (t) => ({
      results: t.expose('results', { type: [rowResult] }),
      refusal: t.exposeString('refusal', { nullable: true }),
    }),
  })
  builder.mutationField('importMachines', (t) =>
    t.withAuth({ usesMachines: true }).field({
      type: payload,
      args: {
        csv: t.arg.string({ required: true }),
        isTrial: t.arg.boolean({ required: true, description: 'Validates every row and changes nothing' }),
      },
      resolve: async (_, args, context): Promise<ImportPayloadValue> => {
        const result = await importMachines(context, context.actor, args)
        return result.ok ? { results: result.value, refusal: null } : { results: [], refusal: result.reason }
      },
    }),
  )
}

async function validateAndRun<Input>(
  schema: z.ZodType<Input>,
  input: unknown,
  act: (valid: Input) => Promise<MachineChange>,
): Promise<PayloadValue> {
  const parsed = schema.safeParse(input)
  if (!parsed.success) {
    const fields = new Set(parsed.error.issues.map(({ path }) => String(path[0])))
    return { serialNumber: null, refusal: 'invalid-input', fields: [...fields] }
  }
  const result = await act(parsed.data)
  return result.ok
    ? { serialNumber: result.value.serialNumber, refusal: null, fields: [] }
    : { serialNumber: null, refusal: result.reason, fields: [] }
}
