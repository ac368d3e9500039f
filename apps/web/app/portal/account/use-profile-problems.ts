import type { ProfileField, ProfileProblem } from '@ferrule/domain/accounts/account-profile'
import { useTexts } from '../../frame/texts.tsx'

const texts = {
  firstName: 'validation.first-name',
  lastName: 'validation.last-name',
  country: 'validation.country',
  language: 'validation.select',
} as const satisfies Partial<Record<ProfileField, string>>

/** Returns each problem with a message that says what to do. */
export function useProfileProblems(problems: readonly ProfileProblem[]): { field: ProfileField; text: string }[] {
  const translate = useTexts()
  return problems.map(({ field, max }) => {
    if (max !== undefined) return { field, text: translate('validation.too-long', { max }) }
    return { field, text: translate(field in texts ? texts[field as keyof typeof texts] : 'validation.value') }
  })
}
