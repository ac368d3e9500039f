import { addPart } from '@ferrule/domain/parts-cart/parts-cart'
import { judgePartRows, type PartVerdict, readPartRows } from '@ferrule/domain/parts/read-part-rows'
import { Button } from '@ferrule/ui/button'
import { DataTable } from '@ferrule/ui/data-table'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { TextArea } from '@ferrule/ui/text-field'
import { useState } from 'react'
import { ChooseTextFile } from '../files/choose-text-file.tsx'
import { useTexts } from '../frame/texts.tsx'
import { useReaderLanguage } from '../frame/use-reader-language.ts'
import { Panel } from '../portal/portal-page.tsx'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import { askData } from '../sign-in/ask-data.ts'
import { changeCart } from './cart-storage.ts'
import { Parts, type PartsQuery } from './parts.generated.ts'
import classes from './parts.module.css'

type Judged = { verdicts: PartVerdict[]; parts: PartsQuery['parts'] }

/** Somebody has a list already: pasted or loaded, judged line by line, and put into the cart. */
export function OrderByList() {
  const texts = useTexts()
  const labels = useFieldLabels()
  const language = useReaderLanguage()
  const [text, setText] = useState('')
  const [judged, setJudged] = useState<Judged>()
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle')
  const check = async () => {
    setState('asking')
    try {
      const rows = readPartRows(text)
      const articleNumbers = [...new Set(rows.map(({ articleNumber }) => articleNumber))]
      const { parts } = await askData(Parts, { articleNumbers, language })
      setJudged({ verdicts: judgePartRows(rows, parts), parts })
      setState('idle')
    } catch {
      setState('failed')
    }
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
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <ChooseTextFile
          label={texts('cart.list.file')}
          accept=".csv,.txt,text/csv,text/plain"
          onChoose={(chosen) => chosen !== undefined && setText(chosen)}
        />
        <div>
          <Button
            look="secondary"
            loading={state === 'asking'}
            disabled={text.trim() === ''}
            onClick={() => void check()}
          >
            {texts('cart.list.check')}
          </Button>
        </div>
        {judged && (
          <Verdicts
            judged={judged}
            onAdded={() => {
              setJudged(undefined)
              setText('')
            }}
          />
        )}
      </div>
    </Panel>
  )
}

function Verdicts({ judged: { verdicts, parts }, onAdded }: { judged: Judged; onAdded: () => void }) {
  const texts = useTexts()
  const byNumber = new Map(
    parts
      .flatMap((part) => [part, ...(part.replacement ? [part.replacement] : [])])
      .map((part) => [part.articleNumber, part]),
  )
  const good = verdicts.filter(({ articleNumber }) => articleNumber !== undefined)
  const add = () => {
    changeCart((cart) =>
      good.reduce((filled, { articleNumber, row: { quantity = 0 } }) => {
        const part = byNumber.get(articleNumber ?? '')
        return part ? addPart(filled, { ...part, key: crypto.randomUUID(), quantity }) : filled
      }, cart),
    )
    onAdded()
  }
  return (
    <>
      <DataTable
        look="dense"
        caption={texts('inventory.import.verdict')}
        captionHidden
        rows={verdicts}
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
            key: 'verdict',
            header: texts('inventory.import.verdict'),
            cell: (verdict) => <Verdict verdict={verdict} />,
          },
        ]}
      />
      <div>
        <Button disabled={good.length === 0} onClick={add}>
          {texts('cart.list.add', { count: good.length })}
        </Button>
      </div>
    </>
  )
}

function Verdict({ verdict: { verdict, articleNumber = '' } }: { verdict: PartVerdict }) {
  const texts = useTexts()
  if (verdict === 'found') return <StatusBadge tone="ok">{texts('cart.list.found')}</StatusBadge>
  if (verdict === 'replaced') {
    return <StatusBadge tone="info">{texts('parts.replaced-by', { article: articleNumber })}</StatusBadge>
  }
  return <StatusBadge tone="error">{texts(`cart.list.${verdict}`)}</StatusBadge>
}
