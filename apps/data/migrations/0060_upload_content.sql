alter type upload_state add value 'refused';
