import { expect, test } from 'vitest'
import { changeMachine } from './change-machine.ts'

test.each(['', 'unknown'])('answers 400 to the unknown intent %j', async (intent) => {
  const form = new FormData()
  form.set('intent', intent)
  await expect(changeMachine(form)).rejects.toMatchObject({ status: 400 })
})
