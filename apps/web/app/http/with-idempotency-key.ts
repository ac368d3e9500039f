import { hashText } from './hash-text.ts'

/**
 * Adds an idempotency key that is derived from form and input. A retry after a lost response has the same key and
 * changes nothing; input that was edited in between has another key and is accepted.
 */
export async function withIdempotencyKey<Input extends object>(
  formKey: string,
  input: Input,
): Promise<Input & { idempotencyKey: string }> {
  return { ...input, idempotencyKey: await hashText(JSON.stringify([formKey, input])) }
}
