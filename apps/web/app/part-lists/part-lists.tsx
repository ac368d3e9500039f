import { addPart } from '@ferrule/domain/parts/parts-cart'
import { Button } from '@ferrule/ui/button'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { SmallIcon } from '@ferrule/ui/icon'
import { useState } from 'react'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { Panel } from '../portal/portal-page.tsx'
import { queryDataService } from '../data-service/query-data-service.ts'
import { changeCart, useCart } from '../parts/cart-storage.ts'
import { type PartListAction, PartListDialog } from './part-list-dialog.tsx'
import classes from './part-lists.module.css'
import { Parts } from '../parts/parts.generated.ts'
import type { SavedList } from './saved-list.ts'

type PartListsProps = { lists: SavedList[]; serialNumbers: string[]; serial: string }

/** The customer's saved part lists for the machines of a product. */
export function PartLists({ lists, serialNumbers, serial }: PartListsProps) {
  const texts = useTexts()
  const { parts } = useCart()
  const [action, setAction] = useState<PartListAction>()
  const shown = lists.filter((list) => serial === '' || list.serialNumber === serial)
  const canSave = parts.length > 0 && serialNumbers.length > 0
  return (
    <Panel id="part-lists" title={texts('part-list.title')} aside={shown.length > 0 && String(shown.length)}>
      {shown.length === 0 ? (
        <p className={classes.none}>{texts('part-list.none-text')}</p>
      ) : (
        <ul className={classes.lists} role="list" aria-labelledby="part-lists">
          {shown.map((list) => (
            <List key={list.id} list={list} onAction={setAction} />
          ))}
        </ul>
      )}
      {canSave && (
        <Button variant="secondary" onClick={() => setAction({ intent: 'save', serialNumbers, serial })}>
          {texts('part-list.save')}
        </Button>
      )}
      {action && <PartListDialog action={action} onClose={() => setAction(undefined)} />}
    </Panel>
  )
}

function List({ list, onAction }: { list: SavedList; onAction: (action: PartListAction) => void }) {
  const texts = useTexts()
  const { name, serialNumber, assetName, lines } = list
  return (
    <li>
      <div className={classes.head}>
        <div>
          <strong>{name}</strong>
          <small>{`${serialNumber}, ${assetName}`}</small>
        </div>
        {(['rename', 'delete'] as const).map((intent) => (
          <button
            key={intent}
            type="button"
            className={classes.icon}
            aria-label={`${texts(`part-list.${intent}`)}: ${name}`}
            onClick={() => onAction({ intent, list })}
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
      <AddToCart list={list} />
    </li>
  )
}

/** Loads the parts first, because one may have been replaced since the list was saved. */
function AddToCart({ list: { name, lines } }: { list: SavedList }) {
  const texts = useTexts()
  const language = useUserLanguage()
  const [state, setState] = useState<'idle' | 'loading' | 'done' | 'failed'>('idle')
  const addToCart = async () => {
    setState('loading')
    try {
      const { parts } = await queryDataService(Parts, {
        articleNumbers: lines.map((line) => line.articleNumber),
        language,
      })
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
        variant="quiet"
        loading={state === 'loading'}
        aria-label={`${texts('part-list.to-cart')}: ${name}`}
        onClick={() => void addToCart()}
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
