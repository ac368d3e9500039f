const precise = 'Precise to the end'

/** From the largest to the smallest; `step` is the CSS class. */
export const typeScale = [
  { name: 'Hero, cut font', step: 'cut', sample: precise },
  { name: 'Hero', step: 'hero', sample: precise },
  { name: 'Display', step: 'display', sample: 'Every crimp leaves a curve' },
  { name: 'Heading 1', step: 'h1', sample: 'Crimping machines' },
  { name: 'Heading 2', step: 'h2', sample: 'Technical data' },
  { name: 'Heading 3', step: 'h3', sample: 'Changeover without tools' },
  { name: 'Heading 4', step: 'h4', sample: 'What happens to the rest' },
  { name: 'Figure', step: 'figure', sample: '12 000' },
  {
    name: 'Lead',
    step: 'lead',
    sample: 'The fully automatic line for plants that change over more often than they run.',
  },
  {
    name: 'Body',
    step: 'body',
    sample:
      'The press folds two wings of metal around a bundle of copper and pushes until the strands give up their shape.',
  },
  { name: 'Interface', step: 'ui', sample: 'Add to comparison' },
  { name: 'Small', step: 'small', sample: 'Usually one working day' },
  { name: 'Micro', step: 'micro', sample: 'Last change 15 November 2026' },
  { name: 'Data', step: 'data', sample: '1 184 207 mm   0.13–6 mm²   ± 0.1 mm' },
] as const
