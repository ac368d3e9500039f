import { addPart } from '@ferrule/domain/parts/parts-cart'
import { validatePartRows, type PartRowResult, readPartRows } from '@ferrule/domain/parts/read-part-rows'
import { Button } from '@ferrule/ui/button'
import { DataTable } from '@ferrule/ui/data-table'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { TextArea } from '@ferrule/ui/text-field'
import { useState } from 'react'
import { ChooseTextFile } from '../files/choose-text-file.tsx'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { Panel } from '../portal/portal-page.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import { queryDataService } from '../data-service/query-data-service.ts'
import { changeCart } from '../parts/cart-storage.ts'
import { Parts, type PartsQuery } from '../parts/parts.generated.ts'
import classes from '../parts/parts.module.css'

type CheckedList = { results: PartRowResult[]; parts: PartsQuery['parts'] }

/** Adds a pasted or loaded list of article numbers to the cart, after a check of each line. */
export function OrderByList() {
  const texts = useTexts()
  const labels = useFieldLabels()
  const language = useUserLanguage()
  const [text, setText] = useState('')
  const [checked, setChecked] = useState<CheckedList>()
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const check = async () => {
    setState('loading')
    try {
      const rows = readPartRows(text)
      const articleNumbers = [...new Set(rows.map(({ articleNumber }) => articleNumber))]
      const { parts } = await queryDataService(Parts, { articleNumbers, language })
      setChecked({ results: validatePartRows(rows, parts), parts })
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  // The checked rows belong to the text as it was.
  const changeText = (typed: string) => {
    setText(typed)
    setChecked(undefined)
  }
  return (
    <Panel id="order-by-list" title={texts('cart.list.title')}>
      <div className={classes.form}>
        <p>{texts('cart.list.text')}</p>
        {state === 'failed' && <FlashMessage kind="error" title={texts('product-information.load-failed')} />}
        <TextArea
          name="list"
          labels={labels}
          label={texts('cart.list.field')}
          rows={6}
          value={text}
          onChange={(event) => changeText(event.currentTarget.value)}
        />
        <ChooseTextFile
          label={texts('cart.list.file')}
          accept=".csv,.txt,text/csv,text/plain"
          onChoose={(chosen) => chosen && changeText(chosen)}
        />
        <div>
          <Button
            variant="secondary"
            loading={state === 'loading'}
            disabled={text.trim() === ''}
            onClick={() => void check()}
          >
            {texts('cart.list.check')}
          </Button>
        </div>
        {checked && <CheckedRows checked={checked} onAdded={() => changeText('')} />}
      </div>
    </Panel>
  )
}

function CheckedRows({ checked: { results, parts }, onAdded }: { checked: CheckedList; onAdded: () => void }) {
  const texts = useTexts()
  const byNumber = new Map(
    parts
      .flatMap((part) => [part, ...(part.replacement ? [part.replacement] : [])])
      .map((part) => [part.articleNumber, part]),
  )
  const orderable = results.filter(({ articleNumber }) => articleNumber !== undefined)
  const add = () => {
    changeCart((cart) =>
      orderable.reduce((filled, { articleNumber, row: { quantity = 0 } }) => {
        const part = byNumber.get(articleNumber ?? '')
        return part ? addPart(filled, { ...part, key: crypto.randomUUID(), quantity }) : filled
      }, cart),
    )
    onAdded()
  }
  return (
    <>
      <DataTable
        variant="dense"
        caption={texts('inventory.import.result')}
        captionHidden
        rows={results}
        rowKey={({ row }) => String(row.line)}
        columns={[
          { key: 'line', header: texts('inventory.import.line'), cell: ({ row }) => row.line, align: 'end' },
          { key: 'article', header: texts('parts.article-number'), cell: ({ row }) => row.articleNumber, noWrap: true },
          {
            key: 'name',
            header: texts('parts.name'),
            cell: ({ articleNumber = '' }) => byNumber.get(articleNumber)?.name,
          },
          { key: 'quantity', header: texts('component.quantity'), cell: ({ row }) => row.quantity, align: 'end' },
          {
            key: 'outcome',
            header: texts('inventory.import.result'),
            cell: (result) => <RowOutcome result={result} />,
          },
        ]}
      />
      <div>
        <Button disabled={orderable.length === 0} onClick={add}>
          {texts('cart.list.add', { count: orderable.length })}
        </Button>
      </div>
    </>
  )
}

function RowOutcome({ result: { outcome, articleNumber = '' } }: { result: PartRowResult }) {
  const texts = useTexts()
  if (outcome === 'found') return <StatusBadge tone="ok">{texts('cart.list.found')}</StatusBadge>
  if (outcome === 'replaced') {
    return <StatusBadge tone="info">{texts('parts.replaced-by', { article: articleNumber })}</StatusBadge>
  }
  return <StatusBadge tone="error">{texts(`cart.list.${outcome}`)}</StatusBadge>
}
