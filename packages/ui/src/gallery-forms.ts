import { checkboxExamples } from './checkbox/examples.tsx'
import { choiceCardsExamples } from './choice-cards/examples.tsx'
import { comboboxExamples } from './combobox/examples.tsx'
import { dateFieldExamples } from './date-field/examples.tsx'
import { errorSummaryExamples } from './error-summary/examples.tsx'
import type { GalleryPage } from './example.ts'
import { fileUploadExamples } from './file-upload/examples.tsx'
import { formLayoutExamples } from './form-layout/examples.tsx'
import { quantityExamples } from './quantity/examples.tsx'
import { radioGroupExamples } from './radio-group/examples.tsx'
import { searchFieldExamples } from './search-field/examples.tsx'
import { segmentedControlExamples } from './segmented-control/examples.tsx'
import { selectExamples } from './select/examples.tsx'
import { switchExamples } from './switch/examples.tsx'
import { textFieldExamples } from './text-field/examples.tsx'

/** Form fields. */
export const formPages: GalleryPage[] = [
  { component: 'Text field', examples: textFieldExamples },
  { component: 'Select', examples: selectExamples },
  { component: 'Checkbox', examples: checkboxExamples },
  { component: 'Radio group', examples: radioGroupExamples },
  { component: 'Choice cards', examples: choiceCardsExamples },
  { component: 'Segmented control', examples: segmentedControlExamples },
  { component: 'Error summary', examples: errorSummaryExamples },
  { component: 'Form layout', examples: formLayoutExamples },
  { component: 'Combobox', examples: comboboxExamples },
  { component: 'Date field', examples: dateFieldExamples },
  { component: 'File upload', examples: fileUploadExamples },
  { component: 'Search field', examples: searchFieldExamples },
  { component: 'Quantity', examples: quantityExamples },
  { component: 'Switch', examples: switchExamples },
]
