import { z } from 'zod'
import { readStored, type StoredReading } from '../read-local-storage.ts'

/** Only what identifies a part; prices and stock are always loaded fresh from the data service. */
const cartPart = z.object({
  key: z.string().min(1),
  id: z.string().min(1),
  articleNumber: z.string(),
  quantity: z.int().min(1),
})

const partsCart = z
  .object({ parts: z.array(cartPart) })
  .refine(({ parts }) => isUnique(parts.map(({ key }) => key)) && isUnique(parts.map(({ id }) => id)))

export type CartPart = z.infer<typeof cartPart>
export type PartsCart = z.infer<typeof partsCart>

export const emptyPartsCart: PartsCart = { parts: [] }

/** Adds a part, or adds to the quantity of the same part in the cart. */
export function addPart(cart: PartsCart, added: CartPart): PartsCart {
  const present = cart.parts.find(({ id }) => id === added.id)
  if (present) return changeQuantity(cart, present.key, present.quantity + toQuantity(added.quantity))
  const quantity = toQuantity(added.quantity)
  const isTaken = cart.parts.some(({ key }) => key === added.key)
  if (quantity <= 0 || isTaken) return cart
  const { key, id, articleNumber } = added
  return { parts: [...cart.parts, { key, id, articleNumber, quantity }] }
}

/** Sets a quantity; zero removes the part. */
export function changeQuantity(cart: PartsCart, key: string, newQuantity: number): PartsCart {
  const quantity = toQuantity(newQuantity)
  return {
    parts: cart.parts.flatMap((part) => {
      if (part.key !== key) return [part]
      return quantity > 0 ? [{ ...part, quantity }] : []
    }),
  }
}

export function readStoredCart(stored: string | null): StoredReading<PartsCart> {
  return readStored(stored, partsCart, emptyPartsCart)
}

/** Truncates to whole pieces; NaN becomes zero. */
function toQuantity(value: number): number {
  if (Number.isNaN(value)) return 0
  return Math.trunc(Math.min(Math.max(value, -Number.MAX_SAFE_INTEGER), Number.MAX_SAFE_INTEGER))
}

function isUnique(values: readonly string[]): boolean {
  return new Set(values).size === values.length
}
