# Sourced. The folder of the installed validators is named after their versions.
validators_build=$(cksum <infra/local/install/validators.txt | cut -d ' ' -f 1)
