import { addPart } from '@ferrule/domain/parts-cart/parts-cart'
import { Button } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { SmallIcon } from '@ferrule/ui/icon'
import { useState } from 'react'
import { useTexts } from '../frame/texts.tsx'
import { useReaderLanguage } from '../frame/use-reader-language.ts'
import { Panel } from '../portal/portal-page.tsx'
import { askData } from '../sign-in/ask-data.ts'
import { changeCart, useCart } from './cart-storage.ts'
import type { InformedProductQuery } from './informed-product.generated.ts'
import { type AskedList, PartListDialog } from './part-list-dialog.tsx'
import classes from './part-lists.module.css'
import { Parts } from './parts.generated.ts'

export type SavedList = InformedProductQuery['partLists'][number]

type PartListsProps = { lists: SavedList[]; serialNumbers: string[]; serial: string }

/** What was ordered together before, under names of the customer's, for each machine of the product. */
export function PartLists({ lists, serialNumbers, serial }: PartListsProps) {
  const texts = useTexts()
  const { parts } = useCart()
  const [asked, setAsked] = useState<AskedList>()
  const shown = lists.filter((list) => serial === '' || list.serialNumber === serial)
  const canSave = parts.length > 0 && serialNumbers.length > 0
  return (
    <Panel id="part-lists" title={texts('part-list.title')} aside={shown.length > 0 && String(shown.length)}>
      {shown.length === 0 ? (
        <p className={classes.none}>{texts('part-list.none-text')}</p>
      ) : (
        <ul className={classes.lists} role="list" aria-labelledby="part-lists">
          {shown.map((list) => (
            <List key={list.id} list={list} onAsk={setAsked} />
          ))}
        </ul>
      )}
      {canSave && (
        <Button look="secondary" onClick={() => setAsked({ intent: 'save', serialNumbers, serial })}>
          {texts('part-list.save')}
        </Button>
      )}
      {asked && <PartListDialog asked={asked} onClose={() => setAsked(undefined)} />}
    </Panel>
  )
}

function List({ list, onAsk }: { list: SavedList; onAsk: (asked: AskedList) => void }) {
  const texts = useTexts()
  const { name, serialNumber, nameInPlant, lines } = list
  return (
    <li>
      <div className={classes.head}>
        <div>
          <strong>{name}</strong>
          <small>{`${serialNumber}, ${nameInPlant}`}</small>
        </div>
        {(['rename', 'delete'] as const).map((intent) => (
          <button
            key={intent}
            type="button"
            className={classes.icon}
            aria-label={`${texts(`part-list.${intent}`)}: ${name}`}
            onClick={() => onAsk({ intent, list })}
          >
            <SmallIcon name={intent === 'rename' ? 'edit' : 'trash'} />
          </button>
        ))}
      </div>
      <details className={classes.lines}>
        <summary>{texts('cart.line-count', { count: lines.length })}</summary>
        <ul role="list">
          {lines.map(({ articleNumber, name: part, quantity }) => (
            <li key={articleNumber}>{`${quantity} × ${articleNumber}, ${part}`}</li>
          ))}
        </ul>
      </details>
      <PutIntoCart list={list} />
    </li>
  )
}

/** Asks for the parts again, because one may have been replaced since the list was saved. */
function PutIntoCart({ list: { name, lines } }: { list: SavedList }) {
  const texts = useTexts()
  const language = useReaderLanguage()
  const [state, setState] = useState<'idle' | 'asking' | 'done' | 'failed'>('idle')
  const put = async () => {
    setState('asking')
    try {
      const { parts } = await askData(Parts, { articleNumbers: lines.map((line) => line.articleNumber), language })
      const found = new Map(parts.map((part) => [part.articleNumber, part.replacement ?? part]))
      changeCart((cart) =>
        lines.reduce((filled, { articleNumber, quantity }) => {
          const part = found.get(articleNumber)
          return part ? addPart(filled, { ...part, key: crypto.randomUUID(), quantity }) : filled
        }, cart),
      )
      setState('done')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <Button
        look="quiet"
        loading={state === 'asking'}
        aria-label={`${texts('part-list.to-cart')}: ${name}`}
        onClick={() => void put()}
      >
        <SmallIcon name="cart" />
        {texts('part-list.to-cart')}
      </Button>
      <div role="status">
        {state === 'done' && <small className={classes.done}>{texts('parts.added', { part: name })}</small>}
      </div>
      {state === 'failed' && <FlashMessage kind="error" title={texts('product-information.load-failed')} />}
    </>
  )
}
