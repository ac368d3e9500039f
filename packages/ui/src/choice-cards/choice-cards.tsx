import type { ChangeEventHandler, ReactNode } from 'react'
import check from '../checkbox/check.module.css'
import { FieldGroup, type FieldFrame } from '../field/field.tsx'
import classes from './choice-cards.module.css'

export type ChoiceCard = {
  value: string
  title: string
  /** Under the title, in figures that stand below each other: a serial number. */
  number?: string
  /** Where it is, or what else tells it from the others. */
  note?: string
  /** Its alt text is empty: the title says what it is. */
  picture?: ReactNode
  /** A status badge. */
  status?: ReactNode
}

type ChoiceCardsProps = FieldFrame & {
  name: string
  /** The id of the first card, where the error summary leads. */
  id?: string
  cards: ChoiceCard[]
  defaultValue?: string
  /** Only with `onChange`: then the owner keeps the answer. */
  value?: string
  onChange?: ChangeEventHandler<HTMLInputElement>
}

/** One thing out of several that are known by sight, for example a machine of the own inventory. */
export function ChoiceCards({ name, id = name, cards, defaultValue, value, onChange, ...frame }: ChoiceCardsProps) {
  return (
    <FieldGroup {...frame} id={id} choice="one">
      <ul role="list" className={classes.cards}>
        {cards.map((card, index) => {
          const ownId = index === 0 ? id : `${id}-${index + 1}`
          return (
            <li key={card.value}>
              <label className={`${check.check} ${classes.card}`}>
                <input
                  type="radio"
                  {...{ name, value: card.value, id: ownId }}
                  {...(value === undefined
                    ? { defaultChecked: card.value === defaultValue }
                    : { checked: card.value === value })}
                  {...(onChange ? { onChange } : {})}
                />
                {card.picture && <span className={classes.picture}>{card.picture}</span>}
                <span className={classes.words}>
                  <strong>{card.title}</strong>
                  {card.number && <span className={classes.number}>{card.number}</span>}
                  {card.note && <span className={classes.note}>{card.note}</span>}
                </span>
                {card.status && <span className={classes.status}>{card.status}</span>}
              </label>
            </li>
          )
        })}
      </ul>
    </FieldGroup>
  )
}
