import * as migration_20261115_025332_initial from './20261115_025332_initial';
import * as migration_20261115_060357_content_model from './20261115_060357_content_model';
import * as migration_20261115_083946_story_subjects from './20261115_083946_story_subjects';
import * as migration_20261115_154232_staff_sign_in from './20261115_154232_staff_sign_in';
import * as migration_20261116_155149_redirects_by_address from './20261116_155149_redirects_by_address';
import * as migration_20261117_033000_investor_publication_date from './20261117_033000_investor_publication_date';
import * as migration_20261117_091613_page_embargo_by_language from './20261117_091613_page_embargo_by_language';
import * as migration_20261117_091911_versions_and_trash from './20261117_091911_versions_and_trash';
import * as migration_20261117_094807_page_successor_and_untouched from './20261117_094807_page_successor_and_untouched';
import * as migration_20261117_101200_translation_orders from './20261117_101200_translation_orders';
import * as migration_20261117_131935_menu_teasers from './20261117_131935_menu_teasers';
import * as migration_20261117_134000_preview_links from './20261117_134000_preview_links';
import * as migration_20261117_170000_translation_baselines from './20261117_170000_translation_baselines';
import * as migration_20261117_170500_publish_gate_acceptances from './20261117_170500_publish_gate_acceptances';
import * as migration_20261117_171956_scheduled_jobs from './20261117_171956_scheduled_jobs';
import * as migration_20261117_203335_release_jobs from './20261117_203335_release_jobs';
import * as migration_20261117_204000_page_language_states from './20261117_204000_page_language_states';
import * as migration_20261117_230000_translation_edits from './20261117_230000_translation_edits';
import * as migration_20261117_230500_translation_memory from './20261117_230500_translation_memory';
import * as migration_20261118_001913_glossary_terms from './20261118_001913_glossary_terms';
import * as migration_20261118_034500_editor_area_codes from './20261118_034500_editor_area_codes';
import * as migration_20261118_034546_location_service from './20261118_034546_location_service';
import * as migration_20261118_151227_query_presets_and_media_folders from './20261118_151227_query_presets_and_media_folders';
import * as migration_20261118_151337_version_authors from './20261118_151337_version_authors';

export const migrations = [
  {
    up: migration_20261115_025332_initial.up,
    down: migration_20261115_025332_initial.down,
    name: '20261115_025332_initial',
  },
  {
    up: migration_20261115_060357_content_model.up,
    down: migration_20261115_060357_content_model.down,
    name: '20261115_060357_content_model',
  },
  {
    up: migration_20261115_083946_story_subjects.up,
    down: migration_20261115_083946_story_subjects.down,
    name: '20261115_083946_story_subjects',
  },
  {
    up: migration_20261115_154232_staff_sign_in.up,
    down: migration_20261115_154232_staff_sign_in.down,
    name: '20261115_154232_staff_sign_in',
  },
  {
    up: migration_20261116_155149_redirects_by_address.up,
    down: migration_20261116_155149_redirects_by_address.down,
    name: '20261116_155149_redirects_by_address',
  },
  {
    up: migration_20261117_033000_investor_publication_date.up,
    down: migration_20261117_033000_investor_publication_date.down,
    name: '20261117_033000_investor_publication_date',
  },
  {
    up: migration_20261117_091613_page_embargo_by_language.up,
    down: migration_20261117_091613_page_embargo_by_language.down,
    name: '20261117_091613_page_embargo_by_language',
  },
  {
    up: migration_20261117_091911_versions_and_trash.up,
    down: migration_20261117_091911_versions_and_trash.down,
    name: '20261117_091911_versions_and_trash',
  },
  {
    up: migration_20261117_094807_page_successor_and_untouched.up,
    down: migration_20261117_094807_page_successor_and_untouched.down,
    name: '20261117_094807_page_successor_and_untouched',
  },
  {
    up: migration_20261117_101200_translation_orders.up,
    down: migration_20261117_101200_translation_orders.down,
    name: '20261117_101200_translation_orders',
  },
  {
    up: migration_20261117_131935_menu_teasers.up,
    down: migration_20261117_131935_menu_teasers.down,
    name: '20261117_131935_menu_teasers',
  },
  {
    up: migration_20261117_134000_preview_links.up,
    down: migration_20261117_134000_preview_links.down,
    name: '20261117_134000_preview_links',
  },
  {
    up: migration_20261117_170000_translation_baselines.up,
    down: migration_20261117_170000_translation_baselines.down,
    name: '20261117_170000_translation_baselines',
  },
  {
    up: migration_20261117_170500_publish_gate_acceptances.up,
    down: migration_20261117_170500_publish_gate_acceptances.down,
    name: '20261117_170500_publish_gate_acceptances',
  },
  {
    up: migration_20261117_171956_scheduled_jobs.up,
    down: migration_20261117_171956_scheduled_jobs.down,
    name: '20261117_171956_scheduled_jobs',
  },
  {
    up: migration_20261117_203335_release_jobs.up,
    down: migration_20261117_203335_release_jobs.down,
    name: '20261117_203335_release_jobs',
  },
  {
    up: migration_20261117_204000_page_language_states.up,
    down: migration_20261117_204000_page_language_states.down,
    name: '20261117_204000_page_language_states',
  },
  {
    up: migration_20261117_230000_translation_edits.up,
    down: migration_20261117_230000_translation_edits.down,
    name: '20261117_230000_translation_edits',
  },
  {
    up: migration_20261117_230500_translation_memory.up,
    down: migration_20261117_230500_translation_memory.down,
    name: '20261117_230500_translation_memory',
  },
  {
    up: migration_20261118_001913_glossary_terms.up,
    down: migration_20261118_001913_glossary_terms.down,
    name: '20261118_001913_glossary_terms',
  },
  {
    up: migration_20261118_034500_editor_area_codes.up,
    down: migration_20261118_034500_editor_area_codes.down,
    name: '20261118_034500_editor_area_codes',
  },
  {
    up: migration_20261118_034546_location_service.up,
    down: migration_20261118_034546_location_service.down,
    name: '20261118_034546_location_service',
  },
  {
    up: migration_20261118_151227_query_presets_and_media_folders.up,
    down: migration_20261118_151227_query_presets_and_media_folders.down,
    name: '20261118_151227_query_presets_and_media_folders',
  },
  {
    up: migration_20261118_151337_version_authors.up,
    down: migration_20261118_151337_version_authors.down,
    name: '20261118_151337_version_authors'
  },
];
