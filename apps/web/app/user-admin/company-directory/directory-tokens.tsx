import { Button } from '@ferrule/ui/button'
import { useTexts } from '../../frame/texts.tsx'
import { Panel } from '../../portal/portal-page.tsx'
import { FailureMessage } from '../failure-message.tsx'
import type { Changes } from '../use-changes.ts'
import { useDay } from '../use-day.ts'
import userAdminClasses from '../user-admin.module.css'
import type { Directory } from './directory.ts'
import classes from './company-directory.module.css'
import { CopyField } from './copy-field.tsx'
import { useNewToken } from './use-new-token.ts'

type DirectoryTokensProps = { directory: Directory; changes: Changes }

/** The address and the tokens with which the directory sends its people. A new token is shown once. */
export function DirectoryTokens({ directory, changes }: DirectoryTokensProps) {
  const texts = useTexts()
  const { organisationId, scimUrl, tokens, directoryUsers } = directory
  const { token, failure, isMaking, make } = useNewToken(organisationId)
  return (
    <Panel
      id="scim"
      title={texts('user-admin.directory.scim')}
      aside={texts('user-admin.directory.people', { count: directoryUsers })}
    >
      <CopyField id="endpoint" label={texts('user-admin.directory.endpoint')} value={scimUrl} />
      <ul className={`${userAdminClasses.entries} ${classes.tokens}`} role="list">
        {tokens.length === 0 && <li className={userAdminClasses.muted}>{texts('user-admin.directory.no-token')}</li>}
        {tokens.map((held) => (
          <li key={held.id} className={userAdminClasses.entry}>
            <TokenEntry token={held} organisationId={organisationId} changes={changes} />
          </li>
        ))}
      </ul>
      {failure && <FailureMessage title={texts('user-admin.failed.token')} failures={[failure]} />}
      {token !== undefined && (
        <div role="status">
          <CopyField id="new-token" label={texts('user-admin.directory.new-token')} value={token} />
          <p className={userAdminClasses.muted}>{texts('user-admin.directory.shown-once')}</p>
        </div>
      )}
      <Button variant="secondary" loading={isMaking} onClick={() => void make()}>
        {texts('user-admin.directory.make-token')}
      </Button>
    </Panel>
  )
}

type Token = Directory['tokens'][number]

function TokenEntry({ token, organisationId, changes }: { token: Token; organisationId: string; changes: Changes }) {
  const texts = useTexts()
  const toDay = useDay()
  const { id, hint, madeAt, madeBy, expiresAt, lastUsedAt } = token
  const name = `scim_…${hint}`
  const facts = [
    texts('user-admin.directory.made-by', {
      date: toDay(madeAt),
      name: madeBy ?? texts('user-admin.system'),
      end: toDay(expiresAt),
    }),
    `${texts('user-admin.last-used')}: ${lastUsedAt ? toDay(lastUsedAt) : texts('user-admin.never')}`,
  ]
  return (
    <div className={userAdminClasses.between}>
      <div>
        <h3>{name}</h3>
        <p className={userAdminClasses.muted}>{facts.join('. ')}</p>
      </div>
      <Button
        variant="secondary"
        disabled={changes.isSending}
        aria-label={`${texts('user-admin.directory.revoke')}: ${name}`}
        onClick={() => void changes.send({ intent: 'revoke-token', input: { organisationId, tokenId: id } })}
      >
        {texts('user-admin.directory.revoke')}
      </Button>
    </div>
  )
}
