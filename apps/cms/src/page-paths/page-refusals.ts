import { bilingual } from '@ferrule/blocks/bilingual'

/** Why a page stays at its place. */
export const pageRefusals = {
  hasChildren: bilingual(
    'Please move or delete the pages below this one first',
    'Bitte verschieben oder löschen Sie zuerst die Seiten unter dieser',
  ),
  isHomePage: bilingual(
    'This is the start page of a site; please choose another start page first',
    'Dies ist die Startseite einer Website; bitte wählen Sie zuerst eine andere Startseite',
  ),
  parentOnOtherSite: bilingual(
    'Please choose a parent on the same site',
    'Bitte wählen Sie eine übergeordnete Seite derselben Website',
  ),
  belowItself: bilingual('A page cannot be below itself', 'Eine Seite kann nicht unter sich selbst liegen'),
}
