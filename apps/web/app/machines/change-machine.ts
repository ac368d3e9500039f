import { readAnswer } from '../request/read-answer.ts'
import { askData } from '../sign-in/ask-data.ts'
import { MoveMachine } from './move-machine.generated.ts'
import { SetMachineInService } from './set-machine-in-service.generated.ts'

export type MachineAnswer = { intent: string; refusal: string | undefined }

/** Sends what a form of the machine says. A fault is told like a refusal: what was typed is still there. */
export async function changeMachine(form: FormData): Promise<MachineAnswer> {
  const say = (name: string) => readAnswer(form, name)
  const intent = say('intent')
  try {
    return { intent, refusal: (await send(intent, say)) ?? undefined }
  } catch {
    return { intent, refusal: 'failed' }
  }
}

async function send(intent: string, say: (name: string) => string): Promise<string | null> {
  const machineId = say('machineId')
  if (intent === 'move') {
    const place = { plantId: say('plantId'), nameInPlant: say('nameInPlant'), placeInPlant: say('placeInPlant') }
    return (await askData(MoveMachine, { input: { machineId, ...place } })).moveMachine.refusal
  }
  const answer = await askData(SetMachineInService, { machineId, isInService: intent === 'reactivate' })
  return answer.setMachineInService.refusal
}
