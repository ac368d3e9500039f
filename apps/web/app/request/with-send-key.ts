import { hashText } from './hash-text.ts'

/**
 * The same words from the same form have the same key, so that sending them again after a lost answer changes nothing.
 * Other words have another: whoever goes on writing after a lost answer is not refused.
 */
export async function withSendKey<Said extends object>(
  formKey: string,
  said: Said,
): Promise<Said & { idempotencyKey: string }> {
  return { ...said, idempotencyKey: await hashText(JSON.stringify([formKey, said])) }
}
