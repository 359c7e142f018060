import { formatYaml } from '../fmt/format-yaml.ts';
import { yamlText } from '../read/yaml.ts';

/** Data as YAML, as `site fmt` leaves it. */
export const formattedYaml = (data: unknown): string => formatYaml(yamlText(data));
