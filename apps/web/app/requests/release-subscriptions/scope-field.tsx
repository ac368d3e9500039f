import { releaseScopes, type ReleaseScope } from '@ferrule/domain/media-releases/release-subscription'
import { RadioGroup } from '@ferrule/ui/radio-group'
import { useTexts } from '../../frame/texts.tsx'

/** The choice between all media releases and ad hoc notices. */
export function ScopeField({ scope }: { scope: ReleaseScope }) {
  const texts = useTexts()
  return (
    <RadioGroup
      name="scope"
      label={texts('release-subscription.scope')}
      labels={{ optional: texts('component.optional'), error: texts('component.error-prefix') }}
      defaultValue={scope}
      options={releaseScopes.map((value) => ({ value, label: texts(`release-subscription.${value}`) }))}
    />
  )
}
