import { Note } from '@ferrule/ui/note'
import { useTexts } from '../../frame/texts.tsx'
import { useAccount } from './account-context.ts'
import classes from './account.module.css'
import { DeleteSection, ExportSection } from './data-sections.tsx'
import { DevicesSection } from './devices-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

/** Employees see a note instead of the sections that the company directory manages. */
export function AccountSections() {
  const texts = useTexts()
  const { isManagedInternally } = useAccount().account
  return (
    <div className={classes.settings}>
      <SectionLinks />
      <div className={classes.sections}>
        {isManagedInternally && (
          <Note title={texts('account.internal-title')}>
            <p>{texts('account.internal-text')}</p>
          </Note>
        )}
        <ProfileSection />
        {!isManagedInternally && <PasswordSection />}
        <DevicesSection />
        <SessionsSection />
        <ExportSection />
        {!isManagedInternally && <DeleteSection />}
      </div>
    </div>
  )
}

const sections = [
  { id: 'profile', text: 'account.profile' },
  { id: 'password', text: 'account.password', isCustomerOnly: true },
  { id: 'mfa', text: 'account.mfa' },
  { id: 'sessions', text: 'account.sessions' },
  { id: 'data', text: 'account.export' },
  { id: 'delete', text: 'account.delete', isCustomerOnly: true },
] as const

function SectionLinks() {
  const texts = useTexts()
  const { isManagedInternally } = useAccount().account
  return (
    <nav className={classes.links} aria-label={texts('account.sections')}>
      <ul role="list">
        {sections
          .filter((section) => !('isCustomerOnly' in section && isManagedInternally))
          .map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{texts(text)}</a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
