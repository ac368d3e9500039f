import type { RowVerdict } from '@ferrule/domain/machines/judge-machine-rows'
import { moveInput } from '@ferrule/domain/machines/move-machine'
import { z } from 'zod'
import type { Builder } from '../graphql/builder.ts'
import { type MachineChange, moveMachine, setInService } from './change-machine.ts'
import { importMachines } from './import-machines.ts'

type Answer = { serialNumber: string | null; refusal: string | null; fields: string[] }
type ImportAnswer = { verdicts: RowVerdict[]; refusal: string | null }

const serviceInput = z.strictObject({ machineId: z.uuid(), isInService: z.boolean() })

export function addMachineMutations(builder: Builder): void {
  addChanges(builder)
  addImport(builder)
}

function addChanges(builder: Builder): void {
  const payload = builder.objectRef<Answer>('MachinePayload').implement({
    description: 'The machine that was changed, or why nothing was',
    fields: (t) => ({
      serialNumber: t.exposeString('serialNumber', { nullable: true }),
      refusal: t.exposeString('refusal', { nullable: true }),
      fields: t.exposeStringList('fields', { description: 'The inputs that are not valid, each once' }),
    }),
  })
  const moving = builder.inputType('MoveMachineInput', {
    fields: (t) => ({
      machineId: t.string({ required: true }),
      plantId: t.string({ required: true }),
      nameInPlant: t.string({ required: true }),
      placeInPlant: t.string({ required: true }),
    }),
  })
  builder.mutationFields((t) => ({
    moveMachine: t.withAuth({ usesMachines: true }).field({
      type: payload,
      args: { input: t.arg({ type: moving, required: true }) },
      resolve: (_, { input }, context) => answer(moveInput, input, (sent) => moveMachine(context, context.actor, sent)),
    }),
    setMachineInService: t.withAuth({ usesMachines: true }).field({
      type: payload,
      args: { machineId: t.arg.string({ required: true }), isInService: t.arg.boolean({ required: true }) },
      resolve: (_, sent, context) =>
        answer(serviceInput, sent, (wanted) => setInService(context, context.actor, wanted)),
    }),
  }))
}

function addImport(builder: Builder): void {
  const verdict = builder.objectRef<RowVerdict>('MachineRowVerdict').implement({
    fields: (t) => ({
      line: t.exposeInt('line', { description: 'As a spreadsheet counts; the first names the columns' }),
      serialNumber: t.exposeString('serialNumber'),
      verdict: t.exposeString('verdict', { description: 'stays, renamed, moved, or why the row was left out' }),
    }),
  })
  const payload = builder.objectRef<ImportAnswer>('ImportMachinesPayload').implement({
    fields: (t) => ({
      verdicts: t.expose('verdicts', { type: [verdict] }),
      refusal: t.exposeString('refusal', { nullable: true }),
    }),
  })
  builder.mutationField('importMachines', (t) =>
    t.withAuth({ usesMachines: true }).field({
      type: payload,
      args: {
        csv: t.arg.string({ required: true }),
        isTrial: t.arg.boolean({ required: true, description: 'Judges every row and changes nothing' }),
      },
      resolve: async (_, sent, context): Promise<ImportAnswer> => {
        const result = await importMachines(context, context.actor, sent)
        return result.ok ? { verdicts: result.value, refusal: null } : { verdicts: [], refusal: result.reason }
      },
    }),
  )
}

async function answer<Input>(
  schema: z.ZodType<Input>,
  sent: unknown,
  act: (input: Input) => Promise<MachineChange>,
): Promise<Answer> {
  const parsed = schema.safeParse(sent)
  if (!parsed.success) {
    const fields = new Set(parsed.error.issues.map(({ path }) => String(path[0])))
    return { serialNumber: null, refusal: 'invalid-input', fields: [...fields] }
  }
  const result = await act(parsed.data)
  return result.ok
    ? { serialNumber: result.value.serialNumber, refusal: null, fields: [] }
    : { serialNumber: null, refusal: result.reason, fields: [] }
}
