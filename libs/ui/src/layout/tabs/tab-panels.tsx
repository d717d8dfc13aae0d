import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';

export interface PanelTab {
  readonly id: string;
  readonly label: string;
  /** A count beside the label, e.g. a Badge. */
  readonly badge?: ReactNode;
  /** What the tab shows. */
  readonly panel: ReactNode;
  readonly disabled?: boolean;
}

export interface TabPanelsProps {
  /** What the tabs are parts of, for screen readers. */
  readonly label: string;
  readonly tabs: readonly PanelTab[];
  /** Id of the tab that is open at first; the first one without it. */
  readonly defaultSelected?: string;
  readonly selected?: string;
  readonly onSelect?: (id: string) => void;
  /** `manual`: arrows only move, Enter or Space opens; for panels that have to be loaded. */
  readonly activation?: 'automatic' | 'manual';
  /** Keeps closed panels in the page, so that nothing typed in them is lost. */
  readonly keepPanels?: boolean;
}

/** Parts of one page, of which one shows at a time. Pages of their own take LinkTabs, which work without script. */
export const TabPanels = ({
  label,
  tabs,
  defaultSelected,
  selected,
  onSelect,
  activation = 'automatic',
  keepPanels = false,
}: TabPanelsProps) => (
  <Tabs
    className="tab-panels"
    {...(defaultSelected !== undefined && { defaultSelectedKey: defaultSelected })}
    {...(selected !== undefined && { selectedKey: selected })}
    {...(onSelect && { onSelectionChange: (id) => onSelect(String(id)) })}
    keyboardActivation={activation}
  >
    <TabList className="tab-panels__tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Tab key={tab.id} id={tab.id} isDisabled={tab.disabled ?? false} className="tab-panels__tab">
          <span>{tab.label}</span>
          {tab.badge}
        </Tab>
      ))}
    </TabList>
    {tabs.map((tab) => (
      <TabPanel key={tab.id} id={tab.id} className="tab-panels__panel" shouldForceMount={keepPanels}>
        {tab.panel}
      </TabPanel>
    ))}
  </Tabs>
);
