import { Button } from '@ferrule/ui/button'
import { useTexts } from '../../frame/texts.tsx'
import { useAccount } from './account-context.ts'
import { AccountSection } from './account-section.tsx'
import classes from './account.module.css'

/** Downloads all data about the account. */
export function ExportSection() {
  const texts = useTexts()
  const { setConfirmation } = useAccount()
  return (
    <AccountSection id="data" title={texts('account.export')}>
      <div className={classes.split}>
        <p>{texts('account.export.text')}</p>
        <Button variant="secondary" onClick={() => setConfirmation({ kind: 'export' })}>
          {texts('account.export.download')}
        </Button>
      </div>
    </AccountSection>
  )
}

export function DeleteSection() {
  const texts = useTexts()
  const { setConfirmation } = useAccount()
  return (
    <AccountSection id="delete" title={texts('account.delete')} danger>
      <div className={classes.split}>
        <p>{texts('account.delete.text')}</p>
        <Button variant="quiet" onClick={() => setConfirmation({ kind: 'delete', typed: '' })}>
          {texts('account.delete')}
        </Button>
      </div>
    </AccountSection>
  )
}
