import { z } from 'zod'
import { readStored, type StoredReading } from '../read-stored.ts'

/** Only what is needed to ask the data service for the rest: prices and stock of yesterday would mislead. */
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

/** A part that is in the cart already gets more of it and keeps its key. */
export function addPart(cart: PartsCart, added: CartPart): PartsCart {
  const present = cart.parts.find(({ id }) => id === added.id)
  if (present) return changeQuantity(cart, present.key, present.quantity + toQuantity(added.quantity))
  const quantity = toQuantity(added.quantity)
  const isTaken = cart.parts.some(({ key }) => key === added.key)
  if (quantity <= 0 || isTaken) return cart
  const { key, id, articleNumber } = added
  return { parts: [...cart.parts, { key, id, articleNumber, quantity }] }
}

/** A quantity of nothing takes the part out. */
export function changeQuantity(cart: PartsCart, key: string, wanted: number): PartsCart {
  const quantity = toQuantity(wanted)
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

/** Whole pieces; what is no number is none. */
function toQuantity(wanted: number): number {
  if (Number.isNaN(wanted)) return 0
  return Math.trunc(Math.min(Math.max(wanted, -Number.MAX_SAFE_INTEGER), Number.MAX_SAFE_INTEGER))
}

function isUnique(values: readonly string[]): boolean {
  return new Set(values).size === values.length
}
