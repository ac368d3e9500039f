import { readFormField } from '../http/form-fields.ts'
import { queryDataService } from '../data-service/query-data-service.ts'
import { MoveMachine } from './move-machine.generated.ts'
import { SetMachineInService } from './set-machine-in-service.generated.ts'

export type MachineChangeResult = { intent: string; refusal: string | undefined }

const intents = ['move', 'retire', 'reactivate']

/**
 * Sends a form of the machine. An error is returned as the refusal `failed`, so that the form keeps its input. An
 * unknown intent is a fault of the page and ends with status 400.
 */
export async function changeMachine(form: FormData): Promise<MachineChangeResult> {
  const read = (name: string) => readFormField(form, name)
  const intent = read('intent')
  if (!intents.includes(intent)) throw new Response(null, { status: 400 })
  try {
    return { intent, refusal: (await send(intent, read)) ?? undefined }
  } catch {
    return { intent, refusal: 'failed' }
  }
}

async function send(intent: string, read: (name: string) => string): Promise<string | null> {
  const machineId = read('machineId')
  if (intent === 'move') {
    const place = { plantId: read('plantId'), assetName: read('assetName'), position: read('position') }
    return (await queryDataService(MoveMachine, { input: { machineId, ...place } })).moveMachine.refusal
  }
  const isInService = intent === 'reactivate'
  return (await queryDataService(SetMachineInService, { machineId, isInService })).setMachineInService.refusal
}
