-- How far a browser of this member has received, as the other member may know it: kept only while its member lets others know what
-- they read. What has been read (`receipt_seq`) has been received as well, and is not written down twice.
alter table conversation_members add column received_seq integer not null default 0;
