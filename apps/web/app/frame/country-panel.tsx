import { SidePanel } from '@ferrule/ui/side-panel'
import { countryPanelId } from './country-panel-id.ts'
import { useTexts } from './texts.tsx'

/** The choice of country and language beside the page. A script opens it and fills it with the content of the page. */
export function CountryPanel() {
  const texts = useTexts()
  return (
    <SidePanel id={countryPanelId} title={texts('country-switch.title')} closeLabel={texts('component.close')} wide>
      {null}
    </SidePanel>
  )
}
