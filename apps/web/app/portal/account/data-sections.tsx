import { Button } from '@ferrule/ui/button'
import { useTexts } from '../../frame/texts.tsx'
import { useAccount } from './account-context.ts'
import { AccountSection } from './account-section.tsx'
import classes from './account.module.css'

/** Everything we know, for the person to keep. */
export function ExportSection() {
  const texts = useTexts()
  const { ask } = useAccount()
  return (
    <AccountSection id="data" title={texts('account.export')}>
      <div className={classes.split}>
        <p>{texts('account.export.text')}</p>
        <Button look="secondary" onClick={() => ask({ kind: 'export' })}>
          {texts('account.export.download')}
        </Button>
      </div>
    </AccountSection>
  )
}

export function DeleteSection() {
  const texts = useTexts()
  const { ask } = useAccount()
  return (
    <AccountSection id="delete" title={texts('account.delete')} danger>
      <div className={classes.split}>
        <p>{texts('account.delete.text')}</p>
        <Button look="quiet" onClick={() => ask({ kind: 'delete', typed: '' })}>
          {texts('account.delete')}
        </Button>
      </div>
    </AccountSection>
  )
}
